import type { Competition } from "../api/wire.ts";
import type { Language } from "../i18n/language.ts";

/** Calendars to subscribe to. */

/** The two ways to the same calendar: an address that opens everywhere, and one that iPhones subscribe to by themselves. */
export interface FeedLinks {
  web: string;
  ios: string;
}

/** A feed of ours (`/api/v1/calendar/team/7.ics`) under the site's whole address, in the reader's language. */
export function feedLinks(origin: string, path: string, language: Language): FeedLinks {
  const web = inLanguage(origin + path, language);
  return { web, ios: web.replace(/^https?:/, "webcal:") };
}

export const teamFeedPath = (team: number | string) => `/api/v1/calendar/team/${team}.ics`;

/** Where the site is known to stand: a page does not know it, but the addresses of the competitions' calendars do. */
export function feedOrigin(competitions: Pick<Competition, "calendarWeb">[]): string | undefined {
  for (const { calendarWeb } of competitions) {
    const origin = /^https?:\/\/[^/?#]+/.exec(calendarWeb ?? "");
    if (origin) return origin[0];
  }
  return undefined;
}

/** A feed speaks Portuguese unless it is asked to speak something else. */
export function inLanguage(address: string, language: Language): string {
  if (language === "pt-PT") return address;
  return `${address}${address.includes("?") ? "&" : "?"}lang=${language}`;
}
