import type { QueryKey } from "@tanstack/react-query";
import type { Match } from "../../../api/wire.ts";
import { matchStateOf } from "../../../football/matchState.ts";
import type { MatchAddress } from "../matchAddress.ts";
import { readCorrections } from "../queries.ts";

/** What the section is made of; before a result is official, everything may still change. */
export function correctionParts(
  address: MatchAddress,
  match: Pick<Match, "status" | "subStatus">,
): { queryKey: QueryKey }[] {
  return matchStateOf(match).kind === "finished" ? [readCorrections(address)] : [];
}
