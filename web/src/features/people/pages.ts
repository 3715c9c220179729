import type { Page } from "../../app/page.ts";
import type { OfficialKind } from "../../app/paths.ts";
import { coach, official } from "../../i18n/areas.ts";

/** Coaches, and those who are in charge of matches. */

export const coachPage: Page<"id" | "team" | "season"> = {
  pattern: "coach/:id/:team/:season",
  file: "src/features/people/coach/CoachPage.tsx",
  module: () => import("./coach/CoachPage.tsx"),
  texts: [coach],
  title: (texts) => texts.coach.page,
  section: "clubs",
};

const officialPage = (kind: OfficialKind): Page<"season" | "id"> => ({
  pattern: `${kind}/:season/:id`,
  file: "src/features/people/official/OfficialPage.tsx",
  module: () => import("./official/OfficialPage.tsx"),
  texts: [official],
  title: (texts) => texts.official.kinds[kind],
});

export const officialPages = [officialPage("referee"), officialPage("delegate"), officialPage("observer")];
