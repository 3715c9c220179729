import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail } from "../../api/wire.ts";
import { type PageQuery, paths } from "../../app/paths.ts";
import { readSeasons } from "../../football/queries.ts";
import { seasonQuery } from "../../football/seasonQuery.ts";
import type { TableChoice } from "./tableChoice.ts";

/** The part of an address that says which table is shown. */
export function useTableQuery(competition: CompetitionDetail, choice: TableChoice): PageQuery {
  const { data: seasons } = useQuery(readSeasons());
  const { type, live, round, clubs, ahead, behind } = choice;
  return {
    ...seasonQuery(competition, seasons),
    type: type === "overall" ? undefined : type,
    round,
    live: competition.hasMatchesLive && !live && !round ? 0 : undefined,
    clubs,
    ahead,
    behind,
  };
}

/** The same for a form, which adds what is chosen in it. */
export function hiddenIn(query: PageQuery, ...chosen: (keyof PageQuery)[]): Record<string, string> {
  const kept = Object.entries(query).filter(
    ([name, value]) => value !== undefined && !chosen.includes(name as keyof PageQuery),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/** The address of the same table with something else chosen. */
export function useTableAddress(competition: CompetitionDetail, choice: TableChoice): (change: PageQuery) => string {
  const query = useTableQuery(competition, choice);
  return (change) => paths.classification(competition.id, { ...query, ...change });
}
