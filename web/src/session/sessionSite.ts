import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSite } from "../app/SiteContext.tsx";
import type { Site } from "../app/site.ts";

/** What signing in needs of the site. */
export type SessionSite = Pick<Site, "language" | "client">;

/** For forms, which hand it on to `actions.ts`. */
export function useSessionSite(): SessionSite {
  const { language } = useSite();
  const client = useQueryClient();
  return useMemo(() => ({ language, client }), [language, client]);
}
