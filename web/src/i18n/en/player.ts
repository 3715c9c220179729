import type { player as portuguese } from "../ptPT/player.ts";

export const player: typeof portuguese = {
  page: "Player",
};
