import type { Page } from "../../app/page.ts";
import { bracket, competition, statistics, table } from "../../i18n/areas.ts";

/** A competition's pages: its table, its rounds, its seasons. */

const texts = [competition];

export const overviewPage: Page<"competition"> = {
  pattern: "competition/:competition",
  file: "src/features/competition/OverviewPage.tsx",
  module: () => import("./OverviewPage.tsx"),
  texts: [bracket, competition, statistics],
  title: (texts) => texts.competition.page,
};

export const roundPage: Page<"competition" | "name" | "slug"> = {
  pattern: "competition/:competition/:name/round/:slug",
  file: "src/features/competition/RoundPage.tsx",
  module: () => import("./RoundPage.tsx"),
  texts,
  title: (texts) => texts.competition.matches,
  section: "matches",
};

export const seasonPage: Page<"competition" | "season"> = {
  pattern: "competition/:competition/round/:season",
  file: "src/features/competition/SeasonPage.tsx",
  module: () => import("./SeasonPage.tsx"),
  texts,
  title: (texts) => texts.competition.matches,
  section: "matches",
};

export const classificationPage: Page<"competition"> = {
  pattern: "competition/:competition/classification",
  file: "src/features/competition/ClassificationPage.tsx",
  module: () => import("./ClassificationPage.tsx"),
  texts: [competition, table],
  title: (texts) => texts.competition.table,
  section: "table",
};
