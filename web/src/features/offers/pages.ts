import type { Page } from "../../app/page.ts";
import { media, news } from "../../i18n/areas.ts";

export const storePage: Page = {
  pattern: "store",
  file: "src/features/offers/StorePage.tsx",
  module: () => import("./StorePage.tsx"),
  texts: [media, news],
  title: (texts) => texts.media.store.title,
};

export const giveawaysPage: Page = {
  pattern: "giveaways",
  file: "src/features/offers/GiveawaysPage.tsx",
  module: () => import("./GiveawaysPage.tsx"),
  texts: [media, news],
  title: (texts) => texts.media.giveaways.title,
};

export const partnersPage: Page = {
  pattern: "partners",
  file: "src/features/offers/PartnersPage.tsx",
  module: () => import("./PartnersPage.tsx"),
  texts: [media, news],
  title: (texts) => texts.media.partners.title,
};
