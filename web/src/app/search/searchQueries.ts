import { read } from "../../api/queries.ts";
import { KINDS, type Kind } from "./kinds.ts";

/** As much as a field takes: more than anybody types. */
export const MOST_LETTERS = 100;
/** The server reads no parameter of a page that is longer than 200, its name and the sign after it included. */
const MOST_ENCODED = 198;

/** What was typed, as it is searched for: without what is no letter of any script, and no longer than is read. */
export function tidy(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cs}\ufffd]+/gu, " ").trim();
  let kept = "";
  let length = 0;
  for (const letter of plain) {
    length += encodeURIComponent(letter).length;
    if (length > MOST_ENCODED) break;
    kept += letter;
  }
  return kept.trim();
}

interface Asked {
  q: string;
  /** Only these; all of them where it is left out. */
  kinds?: readonly Kind[] | undefined;
  page?: number | undefined;
  pageSize: number;
}

/** What fits, the best first. The same words have the same address, in whatever order the kinds are named. */
export const readSearch = ({ q, kinds, page = 1, pageSize }: Asked) =>
  read("/api/v1/search", {
    q,
    ...(kinds && { type: KINDS.filter((kind) => kinds.includes(kind)) }),
    ...(page > 1 && { page }),
    pageSize,
  });
