import type { Match } from "../api/wire.ts";
import { matchStateOf } from "./matchState.ts";

const SCHEDULED = "https://schema.org/EventScheduled";
const STATUS: Partial<Record<ReturnType<typeof matchStateOf>["kind"], string>> = {
  postponed: "https://schema.org/EventPostponed",
  suspended: "https://schema.org/EventPostponed",
  cancelled: "https://schema.org/EventCancelled",
};

/** A match for search engines (schema.org). */
export function sportsEvent(match: Match) {
  const { homeTeam, awayTeam, date, stadium } = match;
  return {
    "@type": "SportsEvent",
    name: `${homeTeam.name} – ${awayTeam.name}`,
    sport: "Football",
    startDate: date ?? undefined,
    eventStatus: STATUS[matchStateOf(match).kind] ?? SCHEDULED,
    homeTeam: { "@type": "SportsTeam", name: homeTeam.name },
    awayTeam: { "@type": "SportsTeam", name: awayTeam.name },
    location: stadium ? { "@type": "Place", name: stadium.name } : undefined,
  };
}
