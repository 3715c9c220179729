import type { TeamInfo } from "../../api/wire.ts";
import { type PageQuery, peoplePaths } from "../../app/paths.ts";

/** A club's page is of one competition in one season. */
export interface Edition {
  competition: string;
  season: number;
}

export interface TeamAddress extends Edition {
  id: number;
}

export type TeamParameters = { id: string; competition: string; season: string; name?: string };

/** What an address names; nothing where that cannot be a club or a season. */
export function teamAddressOf({ id, competition, season }: TeamParameters): TeamAddress | undefined {
  if (!/^[1-9]\d{0,14}$/.test(id) || !/^\d{8}$/.test(season)) return undefined;
  return { id: Number(id), competition, season: Number(season) };
}

export function teamHref(
  { id, name }: Pick<TeamInfo, "id" | "name">,
  { competition, season }: Edition,
  query: PageQuery,
) {
  return peoplePaths.team(id, name, competition, season, query);
}

/** The season with which others are compared: 20262027 begins in 2026. */
const yearOf = (season: number) => Math.floor(season / 10_000);

/**
 * The competition and season nearest to what was asked for: the season itself or the one next to it in which the club
 * plays – of two as near the later one – and in it the competition, or the first. Nothing for a club that never plays.
 */
export function decideEdition(seasons: TeamInfo["seasons"], { competition, season }: Edition): Edition | undefined {
  const played = seasons.filter(({ competitions }) => competitions.length > 0);
  const distance = (one: number) => Math.abs(yearOf(one) - yearOf(season));
  const nearest = played.toSorted(
    (one, other) => distance(one.season) - distance(other.season) || other.season - one.season,
  )[0];
  const found = nearest?.competitions.find(({ id }) => id === competition) ?? nearest?.competitions[0];
  return nearest && found ? { competition: found.id, season: nearest.season } : undefined;
}
