import { tilesArt } from "../api/art.ts";
import type { CardEntry, ClipEntry, OpinionEntry, PressEntry } from "../api/articles.ts";
import type { MediaEntry } from "../api/entries.ts";
import { sizesOf } from "../api/pictures.ts";
import { contentPaths } from "../app/paths.ts";
import { clock } from "../football/clock.ts";
import type { Language } from "../i18n/language.ts";
import type { Texts } from "../i18n/texts.ts";
import type { CardDate } from "../ui/CardMeta.tsx";
import type { LeadCard } from "../ui/NewsLead.tsx";
import type { OpinionCard } from "../ui/OpinionList.tsx";
import type { Paper } from "../ui/PaperList.tsx";
import { tagName } from "./tags.ts";

interface Reader {
  language: Language;
  texts: Pick<Texts, "format">;
}

/** Behind what has no picture. */
const BRAND = "#E1FF19";

/** A picture as cards show it; tiles where there is none. */
export function pictureOf(picture: MediaEntry | null | undefined, seed: string) {
  return picture
    ? { ...sizesOf(picture), alt: picture.alternativeText ?? "" }
    : { src: tilesArt(seed, BRAND, 8, 5), alt: "" };
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

function cardDate(entry: Parameters<typeof dayOf>[0], { texts }: Reader): CardDate | undefined {
  const iso = dayOf(entry);
  return iso ? { text: writtenDay(iso, texts), iso } : undefined;
}

const tagOf = (tag: CardEntry["highlightTag"], { language }: Reader) => (tag ? tagName(tag, language) : undefined);

export function newsCard(entry: CardEntry, reader: Reader): LeadCard {
  const { id, title, slug, lead, highlightTag, banner } = entry;
  return {
    key: String(id),
    href: contentPaths.news(id, slug ?? title),
    title,
    lead: lead ?? undefined,
    tag: tagOf(highlightTag, reader),
    date: cardDate(entry, reader),
    picture: pictureOf(banner, `news-${id}`),
  };
}

export function clipCard(entry: ClipEntry, reader: Reader): LeadCard & { duration: string | undefined } {
  const { id, title, slug, tag, image, duration } = entry;
  return {
    key: String(id),
    href: contentPaths.video(id, slug ?? title),
    title,
    tag: tagOf(tag, reader),
    date: cardDate(entry, reader),
    picture: pictureOf(image, `video-${id}`),
    duration: typeof duration === "number" ? clock(duration) : undefined,
  };
}

export function opinionCard({ id, title, slug, author }: OpinionEntry): OpinionCard {
  return {
    key: String(id),
    href: contentPaths.opinion(id, slug ?? title),
    title,
    author: author?.name,
    position: author?.position ?? undefined,
    photo: author?.photo ? sizesOf(author.photo).src : undefined,
  };
}

/** Where it is known who thinks so. */
export function opinionRow(entry: OpinionEntry, reader: Reader): Paper {
  const { id, title, slug } = entry;
  return { key: String(id), href: contentPaths.opinion(id, slug ?? title), title, date: cardDate(entry, reader) };
}

export function pressCard(entry: PressEntry, reader: Reader): LeadCard {
  const { id, title, slug, tag, image } = entry;
  return {
    key: String(id),
    href: contentPaths.pressRelease(id, slug ?? title),
    title,
    tag: tagOf(tag, reader),
    date: cardDate(entry, reader),
    picture: pictureOf(image, `press-${id}`),
  };
}

export function pressPaper(entry: PressEntry, reader: Reader, labelOfPdf: (title: string) => string): Paper {
  const { id, title, slug, pdf } = entry;
  return {
    key: String(id),
    href: contentPaths.pressRelease(id, slug ?? title),
    title,
    date: cardDate(entry, reader),
    file: pdf ? { href: pdf.url, label: labelOfPdf(title), text: "PDF" } : undefined,
  };
}
