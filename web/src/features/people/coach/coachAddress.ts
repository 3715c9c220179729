import type { CoachHistory } from "../../../api/wire.ts";
import { peoplePaths } from "../../../app/paths.ts";
import { isId, isSeason } from "../address.ts";

/** Which coach an address names, where and when. */
export interface CoachAddress {
  id: number;
  team: number;
  season: number;
}

export type CoachParameter = "id" | "team" | "season";

/** `undefined` where an address cannot name a coach. */
export function coachAddressOf({ id, team, season }: Record<CoachParameter, string>): CoachAddress | undefined {
  if (!isId(id) || !isId(team) || !isSeason(season)) return undefined;
  return { id: Number(id), team: Number(team), season: Number(season) };
}

export const COACH_TABS = ["season", "matches", "career", "staff"] as const;

export type CoachTab = (typeof COACH_TABS)[number];

export function hrefOfCoach({ id, team, season }: CoachAddress, tab: CoachTab): string {
  return peoplePaths.coach(id, team, season, tab === "season" ? {} : { tab });
}

/** A season at a club. */
export interface Stay {
  team: number;
  season: number;
  order: number;
}

/**
 * Where a coach was, as close as can be to where he is looked for: there, else at his last club of that season, else at
 * his last one. `undefined` for somebody who was nowhere.
 */
export function nearestStay(
  history: CoachHistory[],
  { team, season }: Partial<Pick<CoachAddress, "team" | "season">>,
): Stay | undefined {
  const stays = history
    .flatMap((stay) => stay.seasons.map((one) => ({ team: stay.team.id, season: one.season, order: one.order })))
    .sort((a, b) => b.season - a.season || b.order - a.order);
  const ofSeason = stays.filter((stay) => stay.season === season);
  return ofSeason.find((stay) => stay.team === team) ?? ofSeason[0] ?? stays[0];
}

/** The season since which he has been at a club without a break, counted back from one. */
export function atClubSince(history: CoachHistory[], { team, season }: Pick<CoachAddress, "team" | "season">): number {
  const seasons = new Set(
    history.filter((stay) => stay.team.id === team).flatMap((stay) => stay.seasons.map((one) => one.season)),
  );
  let since = season;
  while (seasons.has(since - ONE_SEASON)) since -= ONE_SEASON;
  return since;
}

/** 20252026 is one season before 20262027. */
const ONE_SEASON = 10_001;
