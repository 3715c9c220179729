import { area } from "./area.ts";

/** The areas of the first pages (`app/pages.ts`). */

export const bracket = area(
  "bracket",
  () => import("./ptPT/bracket.ts"),
  () => import("./en/bracket.ts"),
);
export const calendar = area(
  "calendar",
  () => import("./ptPT/calendar.ts"),
  () => import("./en/calendar.ts"),
);
export const competition = area(
  "competition",
  () => import("./ptPT/competition.ts"),
  () => import("./en/competition.ts"),
);
export const match = area(
  "match",
  () => import("./ptPT/match.ts"),
  () => import("./en/match.ts"),
);
export const statistics = area(
  "statistics",
  () => import("./ptPT/statistics.ts"),
  () => import("./en/statistics.ts"),
);
export const table = area(
  "table",
  () => import("./ptPT/table.ts"),
  () => import("./en/table.ts"),
);
