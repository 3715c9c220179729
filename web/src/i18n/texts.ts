import type { account } from "./ptPT/account.ts";
import type { accreditation } from "./ptPT/accreditation.ts";
import type { accreditationInbox } from "./ptPT/accreditationInbox.ts";
import type { bracket } from "./ptPT/bracket.ts";
import type { calendar } from "./ptPT/calendar.ts";
import type { coach } from "./ptPT/coach.ts";
import type { competition } from "./ptPT/competition.ts";
import type { consent } from "./ptPT/consent.ts";
import type { editorial } from "./ptPT/editorial.ts";
import type { errors } from "./ptPT/errors.ts";
import type { front } from "./ptPT/front.ts";
import type { international } from "./ptPT/international.ts";
import type { match } from "./ptPT/match.ts";
import type { media } from "./ptPT/media.ts";
import type { moreSheet } from "./ptPT/moreSheet.ts";
import type { news } from "./ptPT/news.ts";
import type { official } from "./ptPT/official.ts";
import type { player } from "./ptPT/player.ts";
import type { profile } from "./ptPT/profile.ts";
import type { search } from "./ptPT/search.ts";
import type { shell } from "./ptPT/shell.ts";
import type { statistics } from "./ptPT/statistics.ts";
import type { table } from "./ptPT/table.ts";
import type { team } from "./ptPT/team.ts";
import type { ptPT } from "./ptPT.ts";

/** What every page says. Portuguese is the original; every other language has the same shape. */
export type EveryPageTexts = typeof ptPT;

/** What only some pages say: `area.ts`. */
export interface AreaTexts {
  account: typeof account;
  accreditation: typeof accreditation;
  accreditationInbox: typeof accreditationInbox;
  bracket: typeof bracket;
  calendar: typeof calendar;
  coach: typeof coach;
  competition: typeof competition;
  consent: typeof consent;
  editorial: typeof editorial;
  front: typeof front;
  errors: typeof errors;
  international: typeof international;
  match: typeof match;
  media: typeof media;
  moreSheet: typeof moreSheet;
  news: typeof news;
  official: typeof official;
  player: typeof player;
  profile: typeof profile;
  search: typeof search;
  shell: typeof shell;
  statistics: typeof statistics;
  table: typeof table;
  team: typeof team;
}

/** All words of the site. */
export type Texts = EveryPageTexts & AreaTexts;
