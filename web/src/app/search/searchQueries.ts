import { read } from "../../api/queries.ts";
import { KINDS, type Kind } from "./kinds.ts";

/** More than this is not looked at by the server. */
export const MOST_LETTERS = 200;

/** What was typed, as it is searched for: without what is no letter of any script, and no longer than is looked at. */
export function tidy(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cs}\ufffd]+/gu, " ").trim();
  return [...plain].slice(0, MOST_LETTERS).join("").trim();
}

interface Asked {
  q: string;
  /** Only these; all of them where it is left out. */
  kinds?: readonly Kind[] | undefined;
  page?: number | undefined;
  pageSize: number;
}

/** What fits, the best first. The same words have the same address, in whatever order the kinds are named. */
export const readSearch = ({ q, kinds, page = 1, pageSize }: Asked) => ({
  ...read("/api/v1/search", {
    q,
    ...(kinds && { type: KINDS.filter((kind) => kinds.includes(kind)) }),
    ...(page > 1 && { page }),
    pageSize,
  }),
  // Whoever types leaves an answer behind with every letter.
  gcTime: 90_000,
});
