import { useQueryClient } from "@tanstack/react-query";
import type { CompetitionDetail } from "../../api/wire.ts";
import { readCompetition } from "../../football/queries.ts";

/** What is known of a competition because some page has read it; nothing is asked for. */
export function useKnown(): (competition: string) => CompetitionDetail | undefined {
  const client = useQueryClient();
  return (id) => client.getQueryData<CompetitionDetail>(readCompetition(id).queryKey);
}
