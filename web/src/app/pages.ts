import { calendarPage } from "../features/calendar/pages.ts";
import { classificationPage, overviewPage, roundPage, seasonPage } from "../features/competition/pages.ts";
import { home } from "../features/home/home.ts";
import { matchPage } from "../features/match/pages.ts";
import type { Pages } from "./page.ts";

/** The season's pages: what visitors open first. All others are known to the browser when one is asked for. */
export const pages: Pages = {
  home: [home],
  default: [calendarPage, overviewPage, roundPage, seasonPage, classificationPage, matchPage],
};
