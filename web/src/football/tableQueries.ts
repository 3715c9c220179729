import { addressOf } from "../api/queries.ts";
import type { Positions, StandingsTies } from "../api/wire.ts";
import { refreshed } from "./queries.ts";

/** What explains a table. Apart from the other queries, which every page loads. */

interface TableOf {
  competition: string;
  season: number;
  live: boolean;
  round?: string | undefined;
}

/** How clubs level on points were parted. */
export const readTies = ({ competition, season, live, round }: TableOf) => {
  const queryKey = [addressOf("/api/v2/competition/standings/ties", { competition, season, live, round })];
  return refreshed<StandingsTies>({ queryKey }, (ties) => ties.live);
};

/** Where each club stood after each round so far. */
export const readPositions = ({ competition, season, live }: Omit<TableOf, "round">) => {
  const queryKey = [addressOf("/api/v2/competition/standings/positions", { competition, season, live })];
  return refreshed<Positions>({ queryKey }, (positions) => positions.live);
};
