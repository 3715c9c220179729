import { tilesArt } from "../api/art.ts";
import type { NewsCardEntry } from "../api/content.ts";
import { sizesOf } from "../api/pictures.ts";
import { contentPaths } from "../app/paths.ts";
import type { Texts } from "../i18n/texts.ts";
import type { NewsCard } from "../ui/NewsGrid.tsx";

/** What tiles are drawn from where an article has no picture. */
interface Drawn {
  id: number | string;
  color: string;
}

/** Articles as cards; without a picture of their own they get tiles in the colour of what it is about. */
export function newsCards(
  entries: NewsCardEntry[],
  { id, color }: Drawn,
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
