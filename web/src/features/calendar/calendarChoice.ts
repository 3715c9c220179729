import type { Competition, Season } from "../../api/wire.ts";
import { paths, withQuery } from "../../app/paths.ts";
import { parseCalendarSlug } from "./calendarSlug.ts";
import { monthOf } from "./months.ts";

export type CalendarView = "month" | "list";

/** What the address asks for, before anybody knows whether it exists. */
export interface CalendarAsked {
  season?: string | undefined;
  month?: string | undefined;
  competition?: string | undefined;
  team?: string | undefined;
  view?: CalendarView | undefined;
}

/** What is shown. */
export interface CalendarChoice {
  season: Season;
  /** `2026-11` */
  month: string;
  /** What of season and month the address says itself; the rest follows from the day. */
  named: "nothing" | "season" | "month";
  competition?: Competition | undefined;
  team?: string | undefined;
  view?: CalendarView | undefined;
  /** The day that it is in the league. */
  today?: string | undefined;
}

/** Reads path and query. What a form sends over what the path says; filters that are empty or `all` are none. */
export function parseCalendar(slug: string, query: URLSearchParams): CalendarAsked | undefined {
  const named = parseCalendarSlug(slug);
  const team = chosen(query.get("team"));
  if (!named || (team !== undefined && !/^[1-9]\d{0,17}$/.test(team))) return undefined;
  const view = query.get("view");
  return {
    season: chosen(query.get("season")) ?? named.season,
    month: named.month,
    competition: chosen(query.get("competition")) ?? named.competition,
    team,
    view: view === "month" || view === "list" ? view : undefined,
  };
}

function chosen(value: string | null): string | undefined {
  return value === null || value === "" || value === "all" ? undefined : value;
}

/** Nothing where season, month or competition do not exist. Whether the club does is known to another call. */
export function decideCalendar(asked: CalendarAsked, seasons: Season[]): CalendarChoice | undefined {
  const { month, team, view } = asked;
  const today = todayOf(seasons);
  const season = decideSeason(asked, seasons);
  const competition = season?.competitions.find(({ id }) => id === asked.competition);
  if (!season || (asked.competition !== undefined && !competition)) return undefined;
  if (month !== undefined && !isInSeason(month, season)) return undefined;
  return {
    season,
    month: month ?? decideMonth(season, today),
    named: month ? "month" : asked.season ? "season" : "nothing",
    competition,
    team,
    view,
    today,
  };
}

export function todayOf(seasons: Season[]): string | undefined {
  return seasons.find(({ current }) => current)?.today ?? undefined;
}

function decideSeason({ season, month }: CalendarAsked, seasons: Season[]): Season | undefined {
  if (season !== undefined) return seasons.find(({ id }) => String(id) === season);
  const current = seasons.find((one) => one.current) ?? seasons[0];
  if (month === undefined || (current && isInSeason(month, current))) return current;
  return seasons.find((one) => isInSeason(month, one));
}

function isInSeason(month: string, season: Season): boolean {
  return monthOf(season.initial_date) <= month && month <= monthOf(season.final_date);
}

/** The month of today as long as the season runs; before it and for seasons that are over, the one in which it begins. */
function decideMonth(season: Season, today: string | undefined): string {
  const [first, last] = [monthOf(season.initial_date), monthOf(season.final_date)];
  if (!season.current || today === undefined) return first;
  const now = monthOf(today);
  if (now < first) return first;
  return now > last ? last : now;
}

/** The one address of a choice. */
export function calendarAddress({ season, month, named, competition, team, view }: CalendarChoice): string {
  const segments = { nothing: [], season: [season.id], month: [season.id, month] }[named];
  return withQuery(paths.calendar(...segments), { competition: competition?.id, team, view });
}

/** Whether an address says what it means in the way that `calendarAddress` does; parameters of others are not its business. */
export function isCalendarAddress(pathname: string, query: URLSearchParams, choice: CalendarChoice): boolean {
  const filters = { competition: query.get("competition"), team: query.get("team"), view: query.get("view") };
  const given = Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, value ?? undefined]));
  return !query.get("season") && withQuery(pathname, given) === calendarAddress(choice);
}

/** The competitions abroad belong to the same seasons as those at home. */
export function withInternational(seasons: Season[], abroad: Season[]): Season[] {
  return seasons.map((season) => {
    const same = abroad.find(({ id }) => id === season.id);
    return same ? { ...season, competitions: [...season.competitions, ...same.competitions] } : season;
  });
}
