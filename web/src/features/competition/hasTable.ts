import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail } from "../../api/wire.ts";
import { mayHaveTable } from "../../football/mayHaveTable.ts";
import { readStandings } from "../../football/queries.ts";

/** The table that every page of a competition asks for: as it stands. */
export function readTable({ id, seasonId, hasMatchesLive }: CompetitionDetail) {
  return readStandings(id, seasonId, { live: hasMatchesLive });
}

/** Whether there is a table: given (or on its way), not to be had now, or none at all. */
export type TableState = "given" | "failed" | "none";

/** A competition has a table only if the server gives one. Whoever shows another one has seen that it does. */
export function useTableState(competition: CompetitionDetail, isShown = false): TableState {
  const isAsked = mayHaveTable(competition.rounds);
  const { error } = useQuery({
    ...readTable(competition),
    enabled: isAsked && !isShown,
    // Whoever shows the table keeps it up to date.
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!isAsked || error?.status === 404) return "none";
  return error ? "failed" : "given";
}
