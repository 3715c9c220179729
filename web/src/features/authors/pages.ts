import type { Page } from "../../app/page.ts";
import type { EntryParameter } from "../../editorial/article/openEntry.ts";
import { editorial, news } from "../../i18n/areas.ts";

/** Somebody who writes, and what. */
export const authorPage: Page<EntryParameter> = {
  pattern: "author/:id/:slug?",
  file: "src/features/authors/AuthorPage.tsx",
  module: () => import("./AuthorPage.tsx"),
  texts: [editorial, news],
  title: (texts) => texts.news.author.page,
  section: "news",
};
