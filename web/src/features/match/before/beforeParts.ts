import type { QueryKey } from "@tanstack/react-query";
import type { CompetitionDetail, MatchStatic } from "../../../api/wire.ts";
import type { MatchAddress } from "../matchAddress.ts";
import { readAbsences } from "../queries.ts";
import { readPlaces } from "./tableQuery.ts";

/** What the section is made of. Whether the clubs stand in a table is known from the competition. */
export function beforeParts(
  address: MatchAddress,
  match: Pick<MatchStatic, "round">,
  competition?: Pick<CompetitionDetail, "rounds"> | undefined,
): { queryKey: QueryKey }[] {
  const { query, isAsked } = readPlaces(address, match, competition);
  return [readAbsences(address), ...(isAsked ? [query] : [])];
}
