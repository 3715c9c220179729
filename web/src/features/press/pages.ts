import type { Page } from "../../app/page.ts";
import type { EntryParameter } from "../../editorial/article/openEntry.ts";
import { editorial, news } from "../../i18n/areas.ts";

export const pressReleasesPage: Page = {
  pattern: "press-releases",
  file: "src/features/press/PressReleasesPage.tsx",
  module: () => import("./PressReleasesPage.tsx"),
  texts: [news],
  title: (texts) => texts.news.press.title,
  section: "news",
};

export const pressReleasePage: Page<EntryParameter> = {
  pattern: "press-releases/:id/:slug?",
  file: "src/features/press/PressReleasePage.tsx",
  module: () => import("./PressReleasePage.tsx"),
  texts: [editorial, news],
  title: (texts) => texts.news.article.press,
  section: "news",
};
