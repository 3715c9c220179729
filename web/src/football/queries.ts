import { type QueryKey, queryOptions } from "@tanstack/react-query";
import type { ApiError } from "../api/error.ts";
import { read } from "../api/queries.ts";
import type { CompetitionDetail, Match, Standings } from "../api/wire.ts";
import { isLive } from "./matchState.ts";

/** How often lists of matches and what follows from them are read again. */
const REFRESH_MS = 60_000;
const LIVE_REFRESH_MS = 30_000;
/** What the server put into a page that has just come is as good as asked for. */
const JUST_READ_MS = 5_000;

type Season = number | string | undefined;

/** A query that is read again by itself: more often while something is in play, and then also when it is shown again. */
export function refreshed<Data, Failure = ApiError>(
  { queryKey }: { queryKey: QueryKey },
  isInPlay: (data: Data) => boolean,
) {
  const inPlay = (data: Data | undefined) => data !== undefined && isInPlay(data);
  return queryOptions<Data, Failure>({
    queryKey,
    refetchInterval: ({ state }) => (inPlay(state.data) ? LIVE_REFRESH_MS : REFRESH_MS),
    staleTime: ({ state }) => (inPlay(state.data) ? JUST_READ_MS : REFRESH_MS),
  });
}

const text = (value: Season) => (value === undefined ? undefined : String(value));

export const readSeasons = () => read("/api/v2/seasons", {});

export const readInternationalSeasons = () => read("/api/v2/international/seasons", {});

export const readCompetition = (id: string, season?: Season) => {
  const query = read("/api/v1/competition/{id}", { id, ...optional("season", text(season)) });
  return refreshed<CompetitionDetail>(query, (competition) => competition.hasMatchesLive);
};

export const readTeams = (competition: string, season: Season) =>
  read("/api/v1/competition/teams", { competition, ...optional("season", text(season)) });

export const readRoundMatches = (competition: string, season: Season, round: number) => {
  const query = read("/api/v1/competition/matches", {
    competition,
    ...optional("season", text(season)),
    round: String(round),
  });
  return refreshed<Match[]>(query, (matches) => matches.some(isLive));
};

export const readStandings = (competition: string, season: Season, options: { live: boolean; round?: string }) => {
  const query = read("/api/v2/competition/standings", {
    competition,
    ...optional("season", text(season)),
    live: options.live,
    ...optional("round", options.round),
  });
  return refreshed<Standings>(query, (standings) => standings.live);
};

/** A parameter, where it has a value. */
export function optional<Name extends string, Value>(name: Name, value: Value | undefined): { [N in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { [N in Name]?: Value });
}

/** All matches of a club in a season, in every competition, by date. */
export const readTeamMatches = (team: string, season: Season) => {
  const query = read("/api/v1/team/matches", { id: Number(team), ...optional("season", text(season)) });
  return refreshed<Match[]>(query, (matches) => matches.some(isLive));
};
