import type { Page } from "../../../app/page.ts";
import { international } from "../../../i18n/areas.ts";

/** The competitions abroad on one page. */
export const internationalPage: Page = {
  pattern: "international",
  file: "src/features/home/international/InternationalPage.tsx",
  module: () => import("./InternationalPage.tsx"),
  texts: [international],
  title: (texts) => texts.international.title,
};
