import type { CompetitionDetail } from "../../api/wire.ts";
import { readRoundMatches, readStandings } from "../../football/queries.ts";
import { roundsAround } from "../../football/rounds.ts";
import type { TableChoice } from "./tableChoice.ts";

/** All that a table and the round beside it are made of. */
export function tableParts(competition: CompetitionDetail, choice: TableChoice | undefined) {
  const { id, seasonId } = competition;
  const { current, next } = roundsAround(competition.rounds);
  const rounds = [current, choice && next].flatMap((round) => (round ? [round.number] : []));
  const matches = rounds.map((round) => readRoundMatches(id, seasonId, round));
  if (!choice) return matches;
  return [readStandings(id, seasonId, choice), ...matches];
}
