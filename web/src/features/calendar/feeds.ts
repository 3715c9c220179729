import type { Competition } from "../../api/wire.ts";
import type { Language } from "../../i18n/language.ts";

/** The two ways to the same calendar: an address that opens everywhere, and one that iPhones subscribe to by themselves. */
export interface FeedLinks {
  web: string;
  ios: string;
}

export interface Feed {
  key: string;
  name: string;
  links: FeedLinks;
}

type Addresses = Pick<Competition, "calendarWeb" | "calendarIos">;

/** A feed of ours (`/api/v1/calendar/team/7.ics`) under the site's whole address, in the reader's language. */
export function feedLinks(origin: string, path: string, language: Language): FeedLinks {
  const web = inLanguage(origin + path, language);
  return { web, ios: web.replace(/^https?:/, "webcal:") };
}

export function competitionFeed({ calendarWeb, calendarIos }: Addresses, language: Language): FeedLinks | undefined {
  if (!calendarWeb || !calendarIos) return undefined;
  return { web: inLanguage(calendarWeb, language), ios: inLanguage(calendarIos, language) };
}

export const teamFeedPath = (team: number | string) => `/api/v1/calendar/team/${team}.ics`;

export const TEAMS_FEED_PATH = "/api/v1/calendar/teams.ics";

export const teamsFeedPath = (teams: (number | string)[]) =>
  `${TEAMS_FEED_PATH}?${teams.map((team) => `team=${team}`).join("&")}`;

/** Where the site is known to stand: a page does not know it, but the addresses of the competitions' calendars do. */
export function feedOrigin(competitions: Addresses[]): string | undefined {
  for (const { calendarWeb } of competitions) {
    const origin = /^https?:\/\/[^/?#]+/.exec(calendarWeb ?? "");
    if (origin) return origin[0];
  }
  return undefined;
}

/** A feed speaks Portuguese unless it is asked to speak something else. */
function inLanguage(address: string, language: Language): string {
  if (language === "pt-PT") return address;
  return `${address}${address.includes("?") ? "&" : "?"}lang=${language}`;
}

interface Chosen {
  competitions: Competition[];
  competition?: Competition | undefined;
  club?: { id: number; name: string } | undefined;
}

/** The calendars of what is chosen: the club's, else the competition's, else one for each competition. */
export function decideFeeds({ competitions, competition, club }: Chosen, language: Language): Feed[] {
  if (club) {
    const origin = feedOrigin(competitions);
    if (!origin) return [];
    return [{ key: `team-${club.id}`, name: club.name, links: feedLinks(origin, teamFeedPath(club.id), language) }];
  }
  return (competition ? [competition] : competitions).flatMap((one) => {
    const links = competitionFeed(one, language);
    return links ? [{ key: one.id, name: one.label, links }] : [];
  });
}
