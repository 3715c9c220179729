import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail } from "../../../api/wire.ts";
import type { PartQuery } from "../../../app/Part.tsx";
import { readCompetition, readSeasons } from "../../../football/queries.ts";
import type { BlockProps } from "./kinds.ts";

interface Shown {
  id: string | undefined;
  /** Nothing where there is no competition to be shown. */
  query: PartQuery<CompetitionDetail> | undefined;
}

/**
 * The competition that a block names, or the league. Which league that is nobody knows without the seasons: where they
 * cannot be read the block says so, and asks for them again.
 */
export function useCompetition({ block, league }: BlockProps): Shown {
  const id = block.competition?.id ?? league?.id;
  const seasons = useQuery({ ...readSeasons(), enabled: id === undefined });
  const query = useQuery({ ...readCompetition(id ?? ""), enabled: id !== undefined });
  if (id !== undefined) return { id, query };
  const { data, error, refetch } = seasons;
  return { id, query: data ? undefined : { data: undefined, error, refetch } };
}
