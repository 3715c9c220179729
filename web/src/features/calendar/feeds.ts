import type { Competition } from "../../api/wire.ts";
import { type FeedLinks, feedLinks, feedOrigin, inLanguage, teamFeedPath } from "../../football/feeds.ts";
import type { Language } from "../../i18n/language.ts";

export interface Feed {
  key: string;
  name: string;
  links: FeedLinks;
}

type Addresses = Pick<Competition, "calendarWeb" | "calendarIos">;

export function competitionFeed({ calendarWeb, calendarIos }: Addresses, language: Language): FeedLinks | undefined {
  if (!calendarWeb || !calendarIos) return undefined;
  return { web: inLanguage(calendarWeb, language), ios: inLanguage(calendarIos, language) };
}

export const TEAMS_FEED_PATH = "/api/v1/calendar/teams.ics";

export const teamsFeedPath = (teams: (number | string)[]) =>
  `${TEAMS_FEED_PATH}?${teams.map((team) => `team=${team}`).join("&")}`;

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
