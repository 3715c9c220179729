import type { Language } from "../i18n/language.ts";

/** Addresses beside the pages, which the program answers itself. Apart from `paths.ts`: few pages name them. */

/** The picture that a table is shared with. */
export function tableShareArt(competition: string, season: number): string {
  return `/share/table/${encodeURIComponent(competition)}/${season}.png`;
}

/** The picture that a round is shared with. */
export function roundShareArt(competition: string, season: number, round: number): string {
  return `/share/round/${encodeURIComponent(competition)}/${season}/${round}.png`;
}

/** The news with a tag, for programs that collect news. */
export function newsFeed(tag: string, language: Language): string {
  return `/feeds/news.xml?tag=${encodeURIComponent(tag)}&lang=${language === "en" ? "en" : "pt"}`;
}

/** The picture that a match is shared with, as it stands. */
export function matchShareArt(match: number): string {
  return `/share/match/${match}.png`;
}

/** A match for calendars. */
export function matchCalendar(match: number): string {
  return `/api/v1/calendar/match/${match}.ics`;
}
