import type { Page } from "../../app/page.ts";
import { player } from "../../i18n/areas.ts";
import type { PlayerParameter } from "./playerAddress.ts";

/** A player, in one season at one team. */
export const playerPage: Page<PlayerParameter> = {
  pattern: "player/:id/:name/:season/:team",
  file: "src/features/player/PlayerPage.tsx",
  module: () => import("./PlayerPage.tsx"),
  texts: [player],
  title: (texts) => texts.player.page,
  section: "clubs",
};

/** The same without the name: leads to the whole address. */
export const playerShortPage: Page<PlayerParameter> = { ...playerPage, pattern: "player/:id/:season/:team" };
