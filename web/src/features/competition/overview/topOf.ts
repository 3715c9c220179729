import type { Standings } from "../../../api/wire.ts";
import { isGroup } from "../../../football/groupMatches.ts";

/** The first rows of a league's table, and nothing else of it. */
export function topOf(standings: Standings, count: number): Standings {
  const overall = standings.standings.filter(({ key }) => key === "overall");
  return {
    ...standings,
    standings: overall.map((table) => ({ ...table, standings: table.standings.slice(0, count) })),
  };
}

/** A competition that is played in groups has a table for each of them. */
export function isGrouped({ standings }: Standings): boolean {
  return standings.every(isGroup);
}
