import type { QueryKey } from "@tanstack/react-query";
import type { CalendarDay } from "../../api/calendarWire.ts";
import { isApiError } from "../../api/error.ts";
import type { Season, TeamRef } from "../../api/wire.ts";
import type { Head } from "../../app/head.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import type { Site } from "../../app/site.ts";
import { readSeasons } from "../../football/queries.ts";
import {
  type CalendarChoice,
  calendarAddress,
  decideCalendar,
  isCalendarAddress,
  parseCalendar,
  withInternational,
} from "./calendarChoice.ts";
import { calendarHead } from "./heads.ts";
import { matchesOf, readCalendarTeams, readInternationalSeasons, readMonth, readUndated } from "./queries.ts";
import { hasUndated } from "./undated.ts";

type Args = PageArgs<"*">;

export async function isValid(args: Args): Promise<boolean> {
  const choice = await readChoice(args);
  return choice !== undefined && (choice.team === undefined || isKnownTeam(args.site, choice, choice.team));
}

export async function load(args: Args): Promise<Head> {
  const { site, path, query } = args;
  const pathname = path.split("?", 1)[0] ?? path;
  const choice = await readChoice(args);
  if (!choice) throw pageNotFound(pathname);
  if (!isCalendarAddress(pathname, query, choice)) throw pageMoved(calendarAddress(choice));
  const month = readMonth(choice);
  const parts: { queryKey: QueryKey }[] = [month, readCalendarTeams(choice.season.id, choice.competition?.id)];
  if (hasUndated(choice)) parts.push(readUndated(choice));
  await readParts(site, parts);
  const days = site.client.getQueryData<CalendarDay[]>(month.queryKey) ?? [];
  return calendarHead(site, choice, matchesOf(days), teamsIn(site, choice.season.id));
}

/** The seasons are what a calendar cannot do without; competitions abroad may be missing. */
async function readChoice({ site, params, query }: Args): Promise<CalendarChoice | undefined> {
  const asked = parseCalendar(params["*"], query);
  if (!asked) return undefined;
  const [seasons, abroad] = await Promise.all([
    site.client.ensureQueryData(readSeasons()),
    site.client.ensureQueryData(readInternationalSeasons()).catch((): Season[] => []),
  ]);
  return decideCalendar(asked, withInternational(seasons, abroad));
}

/** A club that does not play in the season has no calendar in it. A server that is down is another matter. */
async function isKnownTeam(site: Site, { season }: CalendarChoice, team: string): Promise<boolean> {
  try {
    const teams = await site.client.ensureQueryData(readCalendarTeams(season.id));
    return teams.some(({ id }) => String(id) === team);
  } catch (error) {
    return !(isApiError(error) && error.status === 404);
  }
}

function teamsIn(site: Site, season: number): TeamRef[] {
  return site.client.getQueryData<TeamRef[]>(readCalendarTeams(season).queryKey) ?? [];
}
