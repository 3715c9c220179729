import { en } from "./en.ts";
import { ptPT } from "./ptPT.ts";
import type { PageTexts, Texts } from "./texts.ts";

/** Every text there is, for tests and for the list that editors read. Pages never load all of it. */

const later = Object.values(
  import.meta.glob<Record<string, PageTexts>>(["./*Texts.ts", "!./allTexts.ts"], { eager: true }),
).flatMap((module) => Object.values(module));

export const allPtPT = Object.assign({}, ptPT, ...later.map((area) => area["pt-PT"])) as Texts;
export const allEn = Object.assign({}, en, ...later.map((area) => area.en)) as Texts;
