import type { QueryKey } from "@tanstack/react-query";
import type { MatchStatic } from "../../../api/wire.ts";
import type { MatchAddress } from "../matchAddress.ts";
import { readHistory } from "../queries.ts";

/** What the section is made of. */
export function historyParts(
  address: MatchAddress,
  match: Pick<MatchStatic, "homeTeam" | "awayTeam">,
): { queryKey: QueryKey }[] {
  return [readHistory(address, match)];
}
