import type { QueryClient } from "@tanstack/react-query";
import type { Match } from "../../api/wire.ts";
import { isLive } from "../../football/matchState.ts";

export interface LiveMatch {
  id: number;
  /** The clubs that play it, as far as they are known. */
  teams: number[];
}

/** What is told of a match, by whoever tells it: lists both, a match's own page in two halves. */
type Told = { id: number } & Partial<Pick<Match, "status" | "subStatus" | "homeTeam" | "awayTeam">>;

/** The matches in play among all that is shown right now. */
export function liveMatches(client: QueryClient): LiveMatch[] {
  const told = client
    .getQueryCache()
    .findAll({ type: "active" })
    .flatMap(({ state }) => (Array.isArray(state.data) ? state.data : [state.data]))
    .filter(isTold);
  const live = new Set(told.filter(isInPlay).map(({ id }) => id));
  return [...live].map((id) => ({ id, teams: teamsOf(told.filter((one) => one.id === id)) }));
}

const isTold = (one: unknown): one is Told => typeof (one as Partial<Told> | null)?.id === "number";

const isInPlay = ({ status, subStatus }: Told) =>
  status !== undefined && subStatus !== undefined && isLive({ status, subStatus });

function teamsOf(told: Told[]): number[] {
  const teams = told.flatMap(({ homeTeam, awayTeam }) => [homeTeam?.id, awayTeam?.id]);
  return [...new Set(teams)].filter((id) => typeof id === "number");
}
