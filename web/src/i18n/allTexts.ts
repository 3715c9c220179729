import { bracket as enBracket } from "./en/bracket.ts";
import { calendar as enCalendar } from "./en/calendar.ts";
import { competition as enCompetition } from "./en/competition.ts";
import { international as enInternational } from "./en/international.ts";
import { match as enMatch } from "./en/match.ts";
import { statistics as enStatistics } from "./en/statistics.ts";
import { table as enTable } from "./en/table.ts";
import { en } from "./en.ts";
import type { Language } from "./language.ts";
import { bracket } from "./ptPT/bracket.ts";
import { calendar } from "./ptPT/calendar.ts";
import { competition } from "./ptPT/competition.ts";
import { international } from "./ptPT/international.ts";
import { match } from "./ptPT/match.ts";
import { statistics } from "./ptPT/statistics.ts";
import { table } from "./ptPT/table.ts";
import { ptPT } from "./ptPT.ts";
import type { Texts } from "./texts.ts";

/** Every text there is, for the server, which makes all pages. Browsers get what a page says: `areas.ts`. */
export const allTexts: Record<Language, Texts> = {
  "pt-PT": { ...ptPT, bracket, calendar, competition, international, match, statistics, table },
  en: {
    ...en,
    bracket: enBracket,
    calendar: enCalendar,
    competition: enCompetition,
    international: enInternational,
    match: enMatch,
    statistics: enStatistics,
    table: enTable,
  },
};
