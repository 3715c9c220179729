import type { bracket } from "./ptPT/bracket.ts";
import type { calendar } from "./ptPT/calendar.ts";
import type { competition } from "./ptPT/competition.ts";
import type { international } from "./ptPT/international.ts";
import type { match } from "./ptPT/match.ts";
import type { statistics } from "./ptPT/statistics.ts";
import type { table } from "./ptPT/table.ts";
import type { ptPT } from "./ptPT.ts";

/** What every page says. Portuguese is the original; every other language has the same shape. */
export type EveryPageTexts = typeof ptPT;

/** What only some pages say: `areas.ts`. */
export interface AreaTexts {
  bracket: typeof bracket;
  calendar: typeof calendar;
  competition: typeof competition;
  international: typeof international;
  match: typeof match;
  statistics: typeof statistics;
  table: typeof table;
}

/** All words of the site. */
export type Texts = EveryPageTexts & AreaTexts;
