import type { CalendarDay } from "../../api/calendarWire.ts";
import { read } from "../../api/queries.ts";
import type { Match } from "../../api/wire.ts";
import { isLive } from "../../football/matchState.ts";
import { optional, refreshed } from "../../football/queries.ts";
import type { CalendarChoice } from "./calendarChoice.ts";

export const readInternationalSeasons = () => read("/api/v2/international/seasons", {});

const filters = ({ season, competition, team }: CalendarChoice) => ({
  season: String(season.id),
  ...optional("competition", competition?.id),
  ...optional("team", team),
});

/** The matches of the month that is shown, as far as the filters let them through. */
export const readMonth = (choice: CalendarChoice) => {
  const query = read("/api/v1/calendar/matches/month/{month}", { month: choice.month, ...filters(choice) });
  return refreshed<CalendarDay[]>(query, (days) => matchesOf(days).some(isLive));
};

/** Matches of the season that have no day yet. */
export const readUndated = (choice: CalendarChoice) => read("/api/v1/calendar/matches/undated", filters(choice));

/** The clubs of a competition; without one, of all competitions of the season. */
export const readCalendarTeams = (season: number, competition?: string) =>
  read("/api/v1/calendar/competition/teams", { ...optional("competition", competition), season: String(season) });

/** All matches of a month, in the order in which they are shown. */
export function matchesOf(days: CalendarDay[]): Match[] {
  return days.flatMap(({ competitions }) => competitions.flatMap(({ matches }) => matches));
}
