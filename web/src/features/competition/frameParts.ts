import type { QueryKey } from "@tanstack/react-query";
import type { CompetitionDetail } from "../../api/wire.ts";
import { mayHaveTable } from "../../football/mayHaveTable.ts";
import { readTeams } from "../../football/queries.ts";
import { readTable } from "./hasTable.ts";

/** What every page of a competition shows: how many clubs it has, and whether it has a table. */
export function frameParts(competition: CompetitionDetail): { queryKey: QueryKey }[] {
  const { id, seasonId, rounds } = competition;
  return [readTeams(id, seasonId), ...(mayHaveTable(rounds) ? [readTable(competition)] : [])];
}
