import { readTaggedNews } from "../../../api/content.ts";
import type { CompetitionDetail, Season } from "../../../api/wire.ts";
import { spanOf } from "../../../football/seasonSpan.ts";
import type { Language } from "../../../i18n/language.ts";

/** How many the overview shows. */
export const FEW_NEWS = 4;

/**
 * What was written about a competition: what has one of its tags. The current season is where news goes on, so it has
 * all of it; a season that is over has what was written before the next one began.
 */
export function readCompetitionNews(
  competition: Pick<CompetitionDetail, "id" | "tags" | "seasonId">,
  seasons: Season[] | undefined,
  language: Language,
  asked: { page: number; size?: number },
) {
  const { id, tags, seasonId } = competition;
  // Where nobody made a tag for the competition, its own name stands for one: asking for none would give everything.
  const slugs = tags.length > 0 ? tags.map(({ slug }) => slug) : [id];
  return readTaggedNews(language, { ...asked, tags: slugs, span: spanOf(seasonId, seasons) });
}
