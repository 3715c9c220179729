import { readTaggedNews, type Span } from "../../../api/content.ts";
import type { CompetitionDetail, Season } from "../../../api/wire.ts";
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

/** The days of a season that is over; nothing where news of it can still be written. */
export function spanOf(seasonId: number, seasons: Season[] = []): Span | undefined {
  const inOrder = seasons.toSorted((one, other) => one.id - other.id);
  const at = inOrder.findIndex(({ id }) => id === seasonId);
  const from = inOrder[at]?.initial_date;
  const before = inOrder[at + 1]?.initial_date;
  const isOver = inOrder.findIndex(({ current }) => current) > at;
  return at >= 0 && isOver && from && before ? { from, before } : undefined;
}
