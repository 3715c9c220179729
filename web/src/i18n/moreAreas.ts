import { area } from "./area.ts";

/** The areas of the pages in `app/morePages.ts`. */

export const coach = area(
  "coach",
  () => import("./ptPT/coach.ts"),
  () => import("./en/coach.ts"),
);
export const international = area(
  "international",
  () => import("./ptPT/international.ts"),
  () => import("./en/international.ts"),
);
export const official = area(
  "official",
  () => import("./ptPT/official.ts"),
  () => import("./en/official.ts"),
);
export const player = area(
  "player",
  () => import("./ptPT/player.ts"),
  () => import("./en/player.ts"),
);
export const team = area(
  "team",
  () => import("./ptPT/team.ts"),
  () => import("./en/team.ts"),
);
