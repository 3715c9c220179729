import { tilesArt } from "../../../api/art.ts";
import { type NewsCardEntry, readTaggedNews } from "../../../api/content.ts";
import { sizesOf } from "../../../api/pictures.ts";
import type { CompetitionDetail } from "../../../api/wire.ts";
import { paths } from "../../../app/paths.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { NewsCard } from "../../../ui/NewsGrid.tsx";

/** How many the overview shows. */
export const FEW_NEWS = 4;

/** What was written about a competition: what has one of its tags. */
export function readCompetitionNews(
  { id, tags }: Pick<CompetitionDetail, "id" | "tags">,
  language: Language,
  asked: { page: number; size?: number },
) {
  // Where nobody made a tag for the competition, its own name stands for one: asking for none would give everything.
  const slugs = tags.length > 0 ? tags.map(({ slug }) => slug) : [id];
  return readTaggedNews(slugs, language, asked);
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
      href: paths.news(entry.id, entry.title),
      title: entry.title,
      tag: entry.highlightTag?.name,
      date: iso ? { text: format.dayOfMonth(iso), iso } : undefined,
      picture: entry.banner
        ? { ...sizesOf(entry.banner), alt: entry.banner.alternativeText ?? "" }
        : { src: tilesArt(`${id}-${entry.id}`, color, 8, 5), alt: "" },
    };
  });
}
