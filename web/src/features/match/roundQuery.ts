import type { CompetitionDetail } from "../../api/wire.ts";
import { readStageMatches } from "../../football/internationalQueries.ts";
import { readRoundMatches } from "../../football/queries.ts";
import { isAbroad, type MatchAddress } from "./matchAddress.ts";

/** The matches of the same round; abroad a round belongs to a stage. */
export function readRound(address: MatchAddress, competition: CompetitionDetail | undefined, number: number) {
  if (!isAbroad(address)) return readRoundMatches(address.competition, address.season, number);
  const round = competition?.rounds.find((one) => one.number === number);
  if (!competition || !round) return undefined;
  return readStageMatches({ competition: competition.id, season: competition.seasonId, round, domestic: false });
}
