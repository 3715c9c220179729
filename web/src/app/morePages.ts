import {
  authPage,
  confirmNewslettersPage,
  confirmPage,
  editPage,
  leaveNewsletterPage,
  newsletterPage,
  profilePage,
  resetPasswordPage,
} from "../features/account/pages.ts";
import { accreditationInboxPage, accreditationPage } from "../features/accreditation/pages.ts";
import { authorPage } from "../features/authors/pages.ts";
import { calendarPage } from "../features/calendar/pages.ts";
import { classificationPage, overviewPage, roundPage, seasonPage } from "../features/competition/pages.ts";
import { internationalPage } from "../features/home/international/pages.ts";
import { matchPage } from "../features/match/pages.ts";
import { newsListPage, newsPage } from "../features/news/pages.ts";
import { giveawaysPage, partnersPage, storePage } from "../features/offers/pages.ts";
import { offlinePage } from "../features/offline/pages.ts";
import { opinionPage, opinionsPage } from "../features/opinions/pages.ts";
import { staticPage } from "../features/pages/pages.ts";
import { publicationPage, publicationsPage, statementsPage } from "../features/papers/pages.ts";
import { coachPage, officialPages } from "../features/people/pages.ts";
import { playerPage, playerShortPage } from "../features/player/pages.ts";
import { pressReleasePage, pressReleasesPage } from "../features/press/pages.ts";
import { searchPage } from "../features/search/pages.ts";
import { teamPage, teamShortPage } from "../features/team/pages.ts";
import { videoPage, videosPage } from "../features/videos/pages.ts";
import { accreditationInbox } from "../i18n/areas.ts";
import { aliasPages } from "./aliases.ts";
import type { Pages } from "./page.ts";
import { accountPaths } from "./paths.ts";
import type { Site } from "./site.ts";

/** Every page but the first (`pages.ts`). Brought when an address is none of those, or soon after one is shown. */
export const morePages: Pages = {
  home: [internationalPage],
  default: [
    calendarPage,
    overviewPage,
    roundPage,
    seasonPage,
    classificationPage,
    matchPage,
    searchPage,
    coachPage,
    ...officialPages,
    playerPage,
    playerShortPage,
    teamPage,
    teamShortPage,
    videosPage,
    videoPage,
    publicationsPage,
    publicationPage,
    storePage,
    giveawaysPage,
    partnersPage,
    newsPage,
    opinionPage,
    pressReleasePage,
    authorPage,
    ...aliasPages,
    offlinePage,
    staticPage,
  ],
  profile: [
    authPage,
    resetPasswordPage,
    confirmPage,
    profilePage,
    editPage,
    newsletterPage,
    confirmNewslettersPage,
    leaveNewsletterPage,
    accreditationPage,
    accreditationInboxPage,
  ],
  static: [newsListPage, opinionsPage, pressReleasesPage, statementsPage],
};

/** What the menu of the press office says. Its words are those of a page: nobody else brings them. */
export const bringPressTexts = (site: Pick<Site, "bringTexts">): Promise<void> => site.bringTexts([accreditationInbox]);

/** What signs in in place of a page; where it does not come, the page is there. */
export async function bringPopups(site: Site): Promise<void> {
  try {
    const { showPopups } = await import("../session/popupRoot.tsx");
    await showPopups(site);
  } catch {
    location.assign(accountPaths.auth());
  }
}

/** The palette is no page, but like them it is not known from the start. */
export async function bringPalette(site: Site): Promise<() => void> {
  const { preparePalette } = await import("./search/palette/paletteRoot.tsx");
  return preparePalette(site);
}
