import type { PressEntry } from "../api/articles.ts";
import { contentPaths } from "../app/paths.ts";
import type { LeadCard } from "../ui/NewsLead.tsx";
import type { Paper } from "../ui/PaperList.tsx";
import { cardDate, pictureOf, type Reader, tagOf } from "./cards.ts";

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
