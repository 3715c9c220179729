import { account as enAccount } from "./en/account.ts";
import { accreditation as enAccreditation } from "./en/accreditation.ts";
import { accreditationInbox as enAccreditationInbox } from "./en/accreditationInbox.ts";
import { bracket as enBracket } from "./en/bracket.ts";
import { calendar as enCalendar } from "./en/calendar.ts";
import { coach as enCoach } from "./en/coach.ts";
import { competition as enCompetition } from "./en/competition.ts";
import { consent as enConsent } from "./en/consent.ts";
import { editorial as enEditorial } from "./en/editorial.ts";
import { errors as enErrors } from "./en/errors.ts";
import { front as enFront } from "./en/front.ts";
import { international as enInternational } from "./en/international.ts";
import { match as enMatch } from "./en/match.ts";
import { media as enMedia } from "./en/media.ts";
import { moreSheet as enMoreSheet } from "./en/moreSheet.ts";
import { news as enNews } from "./en/news.ts";
import { official as enOfficial } from "./en/official.ts";
import { player as enPlayer } from "./en/player.ts";
import { profile as enProfile } from "./en/profile.ts";
import { search as enSearch } from "./en/search.ts";
import { shell as enShell } from "./en/shell.ts";
import { statistics as enStatistics } from "./en/statistics.ts";
import { table as enTable } from "./en/table.ts";
import { team as enTeam } from "./en/team.ts";
import { en } from "./en.ts";
import type { Language } from "./language.ts";
import { account } from "./ptPT/account.ts";
import { accreditation } from "./ptPT/accreditation.ts";
import { accreditationInbox } from "./ptPT/accreditationInbox.ts";
import { bracket } from "./ptPT/bracket.ts";
import { calendar } from "./ptPT/calendar.ts";
import { coach } from "./ptPT/coach.ts";
import { competition } from "./ptPT/competition.ts";
import { consent } from "./ptPT/consent.ts";
import { editorial } from "./ptPT/editorial.ts";
import { errors } from "./ptPT/errors.ts";
import { front } from "./ptPT/front.ts";
import { international } from "./ptPT/international.ts";
import { match } from "./ptPT/match.ts";
import { media } from "./ptPT/media.ts";
import { moreSheet } from "./ptPT/moreSheet.ts";
import { news } from "./ptPT/news.ts";
import { official } from "./ptPT/official.ts";
import { player } from "./ptPT/player.ts";
import { profile } from "./ptPT/profile.ts";
import { search } from "./ptPT/search.ts";
import { shell } from "./ptPT/shell.ts";
import { statistics } from "./ptPT/statistics.ts";
import { table } from "./ptPT/table.ts";
import { team } from "./ptPT/team.ts";
import { ptPT } from "./ptPT.ts";
import type { Texts } from "./texts.ts";

/** Every text there is, for the server, which makes all pages. Browsers get what a page says: `area.ts`. */
export const allTexts: Record<Language, Texts> = {
  "pt-PT": {
    ...ptPT,
    account,
    accreditation,
    accreditationInbox,
    bracket,
    calendar,
    coach,
    competition,
    consent,
    editorial,
    front,
    errors,
    international,
    match,
    media,
    moreSheet,
    news,
    official,
    player,
    profile,
    search,
    shell,
    statistics,
    table,
    team,
  },
  en: {
    ...en,
    account: enAccount,
    accreditation: enAccreditation,
    accreditationInbox: enAccreditationInbox,
    bracket: enBracket,
    calendar: enCalendar,
    coach: enCoach,
    competition: enCompetition,
    consent: enConsent,
    editorial: enEditorial,
    front: enFront,
    errors: enErrors,
    international: enInternational,
    match: enMatch,
    media: enMedia,
    moreSheet: enMoreSheet,
    news: enNews,
    official: enOfficial,
    player: enPlayer,
    profile: enProfile,
    search: enSearch,
    shell: enShell,
    statistics: enStatistics,
    table: enTable,
    team: enTeam,
  },
};
