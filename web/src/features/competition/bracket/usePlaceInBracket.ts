import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail, Match, Round } from "../../../api/wire.ts";
import { tieOfMatch } from "../../../football/bracketPlaces.ts";
import { readBracket } from "../../../football/bracketQueries.ts";
import { readSeasons } from "../../../football/queries.ts";
import { seasonQuery } from "../../../football/seasonQuery.ts";
import { placeAddress } from "../../../football/tieAddress.ts";

const KNOCK_OUT = 3;

/** A match of a knock-out round leads to its place in the bracket, once that is known. */
export function usePlaceInBracket(competition: CompetitionDetail, round: Round) {
  const { data: seasons } = useQuery(readSeasons());
  const isKnockOut = competition.format === "tournament" && round.matchweekTypeId === KNOCK_OUT;
  const { data: bracket } = useQuery({
    ...readBracket(competition.id, competition.seasonId),
    enabled: isKnockOut,
    refetchInterval: false,
  });
  if (!isKnockOut || !bracket) return undefined;
  return ({ id }: Match) => {
    const tie = tieOfMatch(bracket, id);
    return tie && placeAddress(competition.id, tie.id, seasonQuery(competition, seasons));
  };
}
