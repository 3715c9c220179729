import { tilesArt } from "../../../api/art.ts";
import { type NewsCardEntry, readTaggedNews, type Span } from "../../../api/content.ts";
import { sizesOf } from "../../../api/pictures.ts";
import type { CompetitionDetail, Season } from "../../../api/wire.ts";
import { contentPaths } from "../../../app/paths.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { NewsCard } from "../../../ui/NewsGrid.tsx";

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

/** Articles as cards; without a picture of their own they get tiles in the competition's colour. */
export function newsCards(
  entries: NewsCardEntry[],
  { id, color }: Pick<CompetitionDetail, "id" | "color">,
  { format }: Pick<Texts, "format">,
): NewsCard[] {
  return entries.map((entry) => {
    const iso = entry.date ?? entry.publishedAt;
    return {
      key: String(entry.id),
      href: contentPaths.news(entry.id, entry.title),
      title: entry.title,
      tag: entry.highlightTag?.name,
      date: iso ? { text: format.dayOfMonth(iso), iso } : undefined,
      picture: entry.banner
        ? { ...sizesOf(entry.banner), alt: entry.banner.alternativeText ?? "" }
        : { src: tilesArt(`${id}-${entry.id}`, color, 8, 5), alt: "" },
    };
  });
}
