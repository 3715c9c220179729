import type { CompetitionDetail, MatchStatic } from "../../../api/wire.ts";
import { readStandings } from "../../../football/queries.ts";
import type { MatchAddress } from "../matchAddress.ts";

const KNOCK_OUT = 3;

/**
 * The table in which both clubs stand. A knock-out round has none and is not asked for one: the answer would be an
 * error, and a page that rests on an error is not kept.
 */
export function readPlaces(
  { competition, season }: Pick<MatchAddress, "competition" | "season">,
  { round }: Pick<MatchStatic, "round">,
  detail: Pick<CompetitionDetail, "rounds"> | undefined,
) {
  const kind = detail?.rounds.find(({ number }) => number === round)?.matchweekTypeId;
  const isAsked = kind !== undefined && kind !== KNOCK_OUT;
  return { query: readStandings(competition, season, { live: false }), isAsked };
}
