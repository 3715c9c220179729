import { useSilent } from "../api/contentQueries.ts";
import { readSettings, type Settings } from "../api/furniture.ts";
import { useSite } from "./SiteContext.tsx";

/** What editors set for the whole site; nothing where that could not be read. */
export function useSettings(): Settings {
  return useSilent(readSettings(useSite().language)) ?? {};
}
