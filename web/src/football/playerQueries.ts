import { read } from "../api/queries.ts";
import type { Player, PlayerMatch, PlayerStatistics } from "../api/wire.ts";
import { isLive } from "./matchState.ts";
import { optional, refreshed } from "./queries.ts";

/** What is known of a player. His season is the one at one team: who changed clubs in it has two. */

type Season = number | string;

export interface Spell {
  id: number;
  season: Season;
  team: number;
}

const spell = ({ id, season, team }: Spell) => ({ id, season: String(season), team });
const never = () => false;

/** Without a season his last one; without a team the last one of the season. */
export const readPlayer = (id: number, season?: Season, team?: number) => {
  const query = read("/api/v1/player/{id}", {
    id,
    ...optional("season", season === undefined ? undefined : String(season)),
    ...optional("team", team),
  });
  return refreshed<Player>(query, never);
};

/** The teams that he belonged to, with his seasons there. */
export const readPlayerHistory = (id: number) => read("/api/v1/player/{id}/history", { id: String(id) });

/** His season in figures, with the same by competition. */
export const readPlayerStatistics = (which: Spell) =>
  refreshed<PlayerStatistics>(read("/api/v1/player/{id}/season/statistics", spell(which)), never);

export const readPlayerCompetitionStatistics = (which: Spell, competition: string) =>
  refreshed<PlayerStatistics>(
    read("/api/v1/player/{id}/competition/statistics", { ...spell(which), competition }),
    never,
  );

/** The matches of a season with what he did in each, newest first. */
export const readPlayerMatches = (which: Spell) =>
  refreshed<PlayerMatch[]>(read("/api/v1/player/{id}/matches", spell(which)), (matches) => matches.some(isLive));

/** Where he stands among those of his position; nothing where there are too few to compare. */
export const readPercentiles = (id: number, season: Season, competition?: string) =>
  read("/api/v1/player/{id}/percentiles", { id, season: String(season), ...optional("competition", competition) });

export const readPlayerVideos = (id: number, page: number, pageSize: number) =>
  read("/api/v1/player/{id}/videos", { id, page, pageSize });

export const searchPlayers = (q: string, pageSize: number) => read("/api/v1/search", { q, type: ["player"], pageSize });
