import { addressOf } from "../api/queries.ts";
import type { Match, Round } from "../api/wire.ts";
import { isLive } from "./matchState.ts";
import { refreshed } from "./queries.ts";

/** Competitions abroad. Apart from the other queries, which every page loads. */

interface StageOf {
  competition: string;
  season: number;
  round: Pick<Round, "number" | "phase_id">;
  /** Only matches of clubs that also play at home. */
  domestic: boolean;
}

/** The matches of a round of a stage. */
export const readStageMatches = ({ competition, season, round, domestic }: StageOf) => {
  const queryKey = [
    addressOf("/api/v2/international/competition/{id}/stages/{stage}/rounds/{round}/matches", {
      id: competition,
      stage: round.phase_id,
      round: String(round.number),
      season: String(season),
      domestic,
    }),
  ];
  return refreshed<Match[]>({ queryKey }, (matches) => matches.some(isLive));
};
