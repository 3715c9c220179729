import type { Page } from "../../app/page.ts";
import { calendar } from "../../i18n/areas.ts";

/** The calendar: `/calendar`, a season, a month of it. Competition, club and view are parameters. */
export const calendarPage: Page<"*"> = {
  pattern: "calendar/*",
  file: "src/features/calendar/CalendarPage.tsx",
  module: () => import("./CalendarPage.tsx"),
  texts: [calendar],
  title: (texts) => texts.calendar.title,
  section: "matches",
};
