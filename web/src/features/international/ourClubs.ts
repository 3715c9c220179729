import { useQueries, useQuery } from "@tanstack/react-query";
import type { Competition, Season } from "../../api/wire.ts";
import { readSeasons, readTeams } from "../../football/queries.ts";

/** The leagues at home in a season: whoever plays in one of them is one of our clubs. */
export function domesticLeagues(seasons: Season[] | undefined, season: number): Competition[] {
  const competitions = seasons?.find(({ id }) => id === season)?.competitions ?? [];
  return competitions.filter(({ format }) => format === "league");
}

/** The ids of our clubs; as many as are known yet. */
export function useOurClubs(season: number): ReadonlySet<number> {
  const { data: seasons } = useQuery(readSeasons());
  const leagues = domesticLeagues(seasons, season);
  const lists = useQueries({ queries: leagues.map(({ id }) => readTeams(id, season)) });
  return new Set(lists.flatMap(({ data }) => (data ?? []).map(({ id }) => id)));
}
