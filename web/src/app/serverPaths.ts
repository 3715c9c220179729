import type { Language } from "../i18n/language.ts";
import type { OfficialKind } from "./paths.ts";

/** Addresses beside the pages, which the program answers itself. Apart from `paths.ts`: few pages name them. */

/** The picture that a table is shared with. */
export function tableShareArt(competition: string, season: number): string {
  return `/share/table/${encodeURIComponent(competition)}/${season}.png`;
}

/** The picture that a round is shared with. */
export function roundShareArt(competition: string, season: number, round: number): string {
  return `/share/round/${encodeURIComponent(competition)}/${season}/${round}.png`;
}

/** The news, all of them or those with a tag, for programs that collect news. */
export function newsFeed(tag: string | undefined, language: Language): string {
  const tagged = tag === undefined ? "" : `tag=${encodeURIComponent(tag)}&`;
  return `/feeds/news.xml?${tagged}lang=${language === "en" ? "en" : "pt"}`;
}

/** The picture that a match is shared with, as it stands. */
export function matchShareArt(match: number): string {
  return `/share/match/${match}.png`;
}

/** A match for calendars. */
export function matchCalendar(match: number): string {
  return `/api/v1/calendar/match/${match}.ics`;
}

/** The picture that a coach is shared with. */
export function coachShareArt(coach: number, season: number, team: number): string {
  return `/share/coach/${coach}.png?season=${season}&team=${team}`;
}

/** The picture that a referee, a delegate or an observer is shared with. */
export function officialShareArt(kind: OfficialKind, id: number, season: number): string {
  return `/share/${kind}/${id}.png?season=${season}`;
}

/** The picture that a player is shared with, in one season at one team. */
export function playerShareArt(player: number, season: number, team: number): string {
  return `/share/player/${player}.png?season=${season}&team=${team}`;
}

/** The picture that two players side by side are shared with. */
export function playerComparisonArt(one: number, other: number, season: number): string {
  return `/share/compare/player.png?a=${one}&b=${other}&season=${season}`;
}

/** The picture that a club is shared with, as it stands in a competition. */
export function teamShareArt(team: number, season: number, competition: string): string {
  return `/share/team/${team}.png?season=${season}&competition=${encodeURIComponent(competition)}`;
}

/** The picture that two clubs side by side are shared with. */
export function teamComparisonArt(one: number, other: number, season: number, competition: string): string {
  return `/share/compare/team.png?a=${one}&b=${other}&season=${season}&competition=${encodeURIComponent(competition)}`;
}

/** The picture that the site is shared with: what is played today. */
export function dayShareArt(language: Language): string {
  return `/share/day.png?lang=${language === "en" ? "en" : "pt"}`;
}
