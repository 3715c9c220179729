import { useSilent } from "../../../api/contentQueries.ts";
import { readSettings } from "../../../api/furniture.ts";
import { timeIn, useAround } from "../../../app/around.ts";
import { useSite } from "../../../app/SiteContext.tsx";
import type { KnownBlock } from "./rows.ts";

/** What every block stands on: the words, the language, and what is asked for. */
export function useBlock(block: KnownBlock) {
  const { texts, language } = useSite();
  const settings = useSilent(readSettings(language));
  return { texts, asked: { block, language, settings, now: timeIn(useAround()) } };
}
