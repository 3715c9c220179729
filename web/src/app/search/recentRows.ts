import type { Texts } from "../../i18n/texts.ts";
import type { ResultItem } from "../../ui/ResultRow.tsx";
import type { Recent } from "./recents.ts";
import { kindInWords } from "./words.ts";

/** What was searched for or opened, as rows. */
export function decideRecentRows(recents: Recent[], texts: Pick<Texts, "search">): ResultItem[] {
  return recents.map(({ kind, title, href }) => ({
    key: href,
    href,
    picture: { kind: "icon", name: "history" },
    title: [{ text: title, isMatch: false }],
    detail: kindInWords(kind, texts),
  }));
}
