import type { Page } from "../../app/page.ts";
import type { EntryParameter } from "../../editorial/article/openEntry.ts";
import { editorial, media, news } from "../../i18n/areas.ts";

export const publicationsPage: Page = {
  pattern: "publications",
  file: "src/features/papers/publications/PublicationsPage.tsx",
  module: () => import("./publications/PublicationsPage.tsx"),
  texts: [media, news],
  title: (texts) => texts.media.publications.title,
};

export const publicationPage: Page<EntryParameter> = {
  pattern: "publications/:id",
  file: "src/features/papers/publications/PublicationPage.tsx",
  module: () => import("./publications/PublicationPage.tsx"),
  texts: [editorial, media, news],
  title: (texts) => texts.media.publications.one,
};

export const statementsPage: Page = {
  pattern: "statements",
  file: "src/features/papers/statements/StatementsPage.tsx",
  module: () => import("./statements/StatementsPage.tsx"),
  texts: [editorial, media, news],
  title: (texts) => texts.media.statements.title,
};
