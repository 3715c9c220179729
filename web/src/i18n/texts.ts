import type { ptPT } from "./ptPT.ts";

/** All words of the site. Portuguese is the original; every other language has the same shape. */
export type Texts = typeof ptPT;
