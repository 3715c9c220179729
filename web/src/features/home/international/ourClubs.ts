import { useQuery } from "@tanstack/react-query";
import type { Competition, Season, Team } from "../../../api/wire.ts";
import { readSeasons, readTeams } from "../../../football/queries.ts";

/** No country has more leagues whose clubs play abroad. */
const MOST_LEAGUES = 3;

/** The leagues at home in a season: whoever plays in one of them is one of our clubs. */
export function domesticLeagues(seasons: Season[] | undefined, season: number): Competition[] {
  const competitions = seasons?.find(({ id }) => id === season)?.competitions ?? [];
  return competitions.filter(({ format }) => format === "league").slice(0, MOST_LEAGUES);
}

/** The ids of our clubs; as many as are known yet. */
export function useOurClubs(season: number): ReadonlySet<number> {
  const { data: seasons } = useQuery(readSeasons());
  const [first, second, third] = domesticLeagues(seasons, season);
  const teams = [useTeams(first, season), useTeams(second, season), useTeams(third, season)].flat();
  return new Set(teams.map(({ id }) => id));
}

function useTeams(league: Competition | undefined, season: number): Team[] {
  const { data } = useQuery({ ...readTeams(league?.id ?? "", season), enabled: league !== undefined });
  return data ?? [];
}
