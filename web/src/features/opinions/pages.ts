import type { Page } from "../../app/page.ts";
import type { EntryParameter } from "../../editorial/article/openEntry.ts";
import { editorial, news } from "../../i18n/areas.ts";

export const opinionsPage: Page = {
  pattern: "opinions",
  file: "src/features/opinions/OpinionsPage.tsx",
  module: () => import("./OpinionsPage.tsx"),
  texts: [news],
  title: (texts) => texts.news.opinions.title,
  section: "news",
};

export const opinionPage: Page<EntryParameter> = {
  pattern: "opinion/:id/:slug?",
  file: "src/features/opinions/OpinionPage.tsx",
  module: () => import("./OpinionPage.tsx"),
  texts: [editorial, news],
  title: (texts) => texts.news.article.opinion,
  section: "news",
};
