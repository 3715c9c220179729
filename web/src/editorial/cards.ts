import { BRAND, tilesArt } from "../api/art.ts";
import type { CardEntry, ClipEntry } from "../api/articles.ts";
import type { MediaEntry } from "../api/entries.ts";
import { sizesOf } from "../api/pictures.ts";
import { contentPaths } from "../app/paths.ts";
import { clock } from "../football/clock.ts";
import type { Language } from "../i18n/language.ts";
import type { Texts } from "../i18n/texts.ts";
import type { CardDate } from "../ui/CardMeta.tsx";
import type { LeadCard } from "../ui/NewsLead.tsx";
import { tagName } from "./tags.ts";

/** Who reads: in which language, and in whose words. */
export interface Reader {
  language: Language;
  texts: Pick<Texts, "format">;
}

/** How a card looks among others. */
interface Look {
  /** Where everything is of late, its day needs no year: 14 nov */
  isOfLate?: boolean;
  /** What stands where there is no picture. */
  drawn?: Drawn;
}

/** What tiles are drawn from, and in which colour. */
interface Drawn {
  id: number | string;
  color: string;
}

/** A picture as cards show it; tiles where there is none. */
export function pictureOf(picture: MediaEntry | null | undefined, seed: string, color = BRAND) {
  return picture
    ? { ...sizesOf(picture), alt: picture.alternativeText ?? "" }
    : { src: tilesArt(seed, color, 8, 5), alt: "" };
}

/** The day something is from, as its editor says, else when it was published. */
export function dayOf({
  date,
  publishedAt,
}: {
  date?: string | null;
  publishedAt?: string | null;
}): string | undefined {
  return date ?? publishedAt ?? undefined;
}

/** 14 nov 2026 */
export function writtenDay(iso: string, { format }: Reader["texts"]): string {
  return `${format.dayOfMonth(iso)} ${iso.slice(0, 4)}`;
}

export function cardDate(
  entry: Parameters<typeof dayOf>[0],
  { texts }: Pick<Reader, "texts">,
  { isOfLate }: Look = {},
): CardDate | undefined {
  const iso = dayOf(entry);
  return iso ? { text: isOfLate ? texts.format.dayOfMonth(iso) : writtenDay(iso, texts), iso } : undefined;
}

export const tagOf = (tag: CardEntry["highlightTag"], { language }: Reader) =>
  tag ? tagName(tag, language) : undefined;

export function newsCard(entry: CardEntry, reader: Reader, look: Look = {}): LeadCard {
  const { id, title, slug, lead, highlightTag, banner } = entry;
  return {
    key: String(id),
    href: contentPaths.news(id, slug ?? title),
    title,
    lead: lead ?? undefined,
    tag: tagOf(highlightTag, reader),
    date: cardDate(entry, reader, look),
    picture: pictureOf(banner, `${look.drawn?.id ?? "news"}-${id}`, look.drawn?.color),
  };
}

/** The news of something that has colours of its own. */
export function newsCards(entries: CardEntry[], drawn: Drawn, reader: Reader): LeadCard[] {
  return entries.map((entry) => newsCard(entry, reader, { isOfLate: true, drawn }));
}

export function clipCard(
  entry: ClipEntry,
  reader: Reader,
  look: Pick<Look, "isOfLate"> = {},
): LeadCard & { duration: string | undefined } {
  const { id, title, slug, tag, image, duration } = entry;
  return {
    key: String(id),
    href: contentPaths.video(id, slug ?? title),
    title,
    tag: tagOf(tag, reader),
    date: cardDate(entry, reader, look),
    picture: pictureOf(image, `video-${id}`),
    duration: typeof duration === "number" ? clock(duration) : undefined,
  };
}
