import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail } from "../../api/wire.ts";
import { type PageQuery, paths } from "../../app/paths.ts";
import { readSeasons } from "../../football/queries.ts";
import { seasonQuery } from "./edition.ts";
import type { TableChoice } from "./tableChoice.ts";

/** The part of an address that says which table is shown. */
export function useTableQuery(competition: CompetitionDetail, choice: TableChoice): PageQuery {
  const { data: seasons } = useQuery(readSeasons());
  const { type, live, round, clubs } = choice;
  return {
    ...seasonQuery(competition, seasons),
    type: type === "overall" ? undefined : type,
    round,
    live: competition.hasMatchesLive && !live && !round ? 0 : undefined,
    clubs,
  };
}

/** The address of the same table with something else chosen. */
export function useTableAddress(competition: CompetitionDetail, choice: TableChoice): (change: PageQuery) => string {
  const query = useTableQuery(competition, choice);
  return (change) => paths.classification(competition.id, { ...query, ...change });
}
