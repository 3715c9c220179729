import type { Page } from "../../app/page.ts";
import { media } from "../../i18n/areas.ts";

export const publicationsPage: Page = {
  pattern: "publications",
  file: "src/features/papers/publications/PublicationsPage.tsx",
  module: () => import("./publications/PublicationsPage.tsx"),
  texts: [media],
  title: (texts) => texts.media.publications.title,
};

export const publicationPage: Page<"id"> = {
  pattern: "publications/:id",
  file: "src/features/papers/publications/PublicationPage.tsx",
  module: () => import("./publications/PublicationPage.tsx"),
  texts: [media],
  title: (texts) => texts.media.publications.one,
};

export const statementsPage: Page = {
  pattern: "statements",
  file: "src/features/papers/statements/StatementsPage.tsx",
  module: () => import("./statements/StatementsPage.tsx"),
  texts: [media],
  title: (texts) => texts.media.statements.title,
};
