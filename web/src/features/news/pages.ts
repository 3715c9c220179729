import type { Page } from "../../app/page.ts";
import type { EntryParameter } from "../../editorial/article/openEntry.ts";
import { editorial, news } from "../../i18n/areas.ts";

/** The news, page by page, all of them or those with a tag. */
export const newsListPage: Page = {
  pattern: "news",
  file: "src/features/news/NewsListPage.tsx",
  module: () => import("./NewsListPage.tsx"),
  texts: [news],
  title: (texts) => texts.news.title,
  section: "news",
};

export const newsPage: Page<EntryParameter> = {
  pattern: "news/:id/:slug?",
  file: "src/features/news/NewsPage.tsx",
  module: () => import("./NewsPage.tsx"),
  texts: [editorial, news],
  title: (texts) => texts.news.article.news,
  section: "news",
};
