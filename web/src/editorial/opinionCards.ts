import type { OpinionEntry } from "../api/articles.ts";
import { sizesOf } from "../api/pictures.ts";
import { contentPaths } from "../app/paths.ts";
import type { OpinionCard } from "../ui/OpinionList.tsx";
import type { Paper } from "../ui/PaperList.tsx";
import { cardDate, type Reader } from "./cards.ts";

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
