import { read } from "../api/queries.ts";
import { optional } from "./queries.ts";

/** What is known of a club: itself, its people, its figures. Its matches are among the queries that every page has. */

type Season = number | string;

/** Without a season: as it is in the current one. */
export const readTeamInfo = (id: number, season?: Season) =>
  read("/api/v1/team/info", { id, ...optional("season", season === undefined ? undefined : String(season)) });

export const readSquad = (id: number, season: Season) => read("/api/v1/team/squad", { id, season: String(season) });

/** Of one competition, or of all in which the club plays. */
export const readTeamStatistics = (id: number, season: Season, competition?: string) =>
  read("/api/v1/team/statistics", { id, season: String(season), ...optional("competition", competition) });

/** The club's best players in one statistic. */
export const readTeamLeaders = (id: number, season: Season, competition: string, statId: number, perPage: number) =>
  read("/api/v2/team/leaders", { id, season: String(season), competition, statId: [statId], perPage });

/** How two clubs fared against each other. */
export const readTeamsHistory = (home: number, away: number) => read("/api/v1/match/teams/history", { home, away });
