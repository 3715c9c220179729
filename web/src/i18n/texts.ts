import type { Language } from "./language.ts";
import type { table } from "./ptPT/table.ts";
import type { ptPT } from "./ptPT.ts";

/** What every page may say: loaded before anything is shown. */
export type FirstTexts = typeof ptPT;

/** What only some pages say: it comes with them. */
interface LaterTexts {
  table: typeof table;
}

/** All words of the site. Portuguese is the original; every other language has the same shape. */
export type Texts = FirstTexts & LaterTexts;

/** An area of texts that comes with the pages that name it, in every language: `tableTexts.ts` and others like it. */
export type PageTexts = Record<Language, Partial<LaterTexts>>;
