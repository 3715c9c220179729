import type { Page } from "../../app/page.ts";
import { statistics, team } from "../../i18n/areas.ts";

/** A club's page, and the shorter way to say it, which leads there. */

const common = {
  file: "src/features/team/TeamPage.tsx",
  module: () => import("./TeamPage.tsx"),
  texts: [team, statistics],
  section: "clubs" as const,
};

export const teamPage: Page<"id" | "name" | "competition" | "season"> = {
  ...common,
  pattern: "team/:id/:name/:competition/:season",
  title: (texts) => texts.team.page,
};

export const teamShortPage: Page<"id" | "competition" | "season"> = {
  ...common,
  pattern: "team/:id/:competition/:season",
  title: (texts) => texts.team.page,
};
