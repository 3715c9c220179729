import type { coach as portuguese } from "../ptPT/coach.ts";

export const coach: typeof portuguese = {
  page: "Coach",
};
