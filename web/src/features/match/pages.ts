import type { Page } from "../../app/page.ts";
import { match } from "../../i18n/areas.ts";
import type { MatchParameter } from "./matchAddress.ts";

/** A match, at home and abroad. */
export const matchPage: Page<MatchParameter> = {
  pattern: "match/:season/:competition/:matchweek/:id",
  file: "src/features/match/MatchPage.tsx",
  module: () => import("./MatchPage.tsx"),
  texts: [match],
  title: (texts) => texts.match.title,
  section: "matches",
};
