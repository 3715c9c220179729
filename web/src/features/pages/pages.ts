import type { Page } from "../../app/page.ts";
import { editorial } from "../../i18n/areas.ts";

/** A page that editors write. */
export const staticPage: Page<"slug"> = {
  pattern: "pages/:slug",
  file: "src/features/pages/StaticPage.tsx",
  module: () => import("./StaticPage.tsx"),
  texts: [editorial],
  title: (texts) => texts.editorial.page,
};
