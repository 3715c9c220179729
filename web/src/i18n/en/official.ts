import type { official as portuguese } from "../ptPT/official.ts";

export const official: typeof portuguese = {
  page: "Official",
};
