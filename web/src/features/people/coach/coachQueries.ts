import { read } from "../../../api/queries.ts";
import type { CoachMatch } from "../../../api/wire.ts";
import { isLive } from "../../../football/matchState.ts";
import { refreshed } from "../../../football/queries.ts";
import type { CoachAddress } from "./coachAddress.ts";

export const readCoach = ({ id, team, season }: CoachAddress) =>
  read("/api/v1/coach/{id}", { id, team, season: String(season) });

/** Those that have begun, latest first. */
export const readCoachMatches = ({ id, season }: CoachAddress) => {
  const query = read("/api/v1/coach/{id}/matches", { id, season: String(season), matches: MOST_MATCHES });
  return refreshed<CoachMatch[]>(query, (matches) => matches.some(isLive));
};

/** More than anybody is in charge of in a season. */
const MOST_MATCHES = 100;

export const readCoachHistory = (id: number) => read("/api/v1/coach/{id}/history", { id });
