import type { Page } from "../../app/page.ts";
import { search } from "../../i18n/areas.ts";

/** What was found on the whole site. */
export const searchPage: Page = {
  pattern: "search",
  file: "src/features/search/SearchPage.tsx",
  module: () => import("./SearchPage.tsx"),
  texts: [search],
  title: (texts) => texts.search.title,
};
