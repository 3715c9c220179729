import { tilesArt } from "../../../api/art.ts";
import type { MediaEntry } from "../../../api/entries.ts";
import type { NewsItem, VideoItem } from "../../../api/frontLists.ts";
import { sizesOf } from "../../../api/pictures.ts";
import { contentPaths } from "../../../app/paths.ts";
import { clock } from "../../../football/clock.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { LeadCard } from "../../../ui/NewsLead.tsx";

type Words = Pick<Texts, "format">;

/** Behind what has no picture. */
const BRAND = "#E1FF19";

/** A picture as cards show it; tiles where there is none. */
export function pictureOf(picture: MediaEntry | null | undefined, seed: string) {
  return picture
    ? { ...sizesOf(picture), alt: picture.alternativeText ?? "" }
    : { src: tilesArt(seed, BRAND, 8, 5), alt: "" };
}

export function dateOf({ date, publishedAt }: { date: string | null; publishedAt: string | null }, { format }: Words) {
  const iso = date ?? publishedAt;
  return iso ? { text: format.dayOfMonth(iso), iso } : undefined;
}

export function newsCard(item: NewsItem, texts: Words): LeadCard {
  return {
    key: String(item.id),
    href: contentPaths.news(item.id, item.title),
    title: item.title,
    lead: item.lead ?? undefined,
    tag: item.highlightTag?.name,
    date: dateOf(item, texts),
    picture: pictureOf(item.banner, `news-${item.id}`),
  };
}

export function videoCard(item: VideoItem, texts: Words): LeadCard & { duration: string | undefined } {
  return {
    key: String(item.id),
    href: contentPaths.video(item.id, item.title),
    title: item.title,
    tag: item.tag?.name,
    date: dateOf(item, texts),
    picture: pictureOf(item.image, `video-${item.id}`),
    duration: typeof item.duration === "number" ? clock(item.duration) : undefined,
  };
}
