import type { team as portuguese } from "../ptPT/team.ts";

export const team: typeof portuguese = {
  page: "Team",
};
