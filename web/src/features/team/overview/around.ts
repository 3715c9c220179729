import type { StandingRow, Standings, StandingsTable } from "../../../api/wire.ts";

/** How many stand above and below the club where there is room. */
const NEAR = 2;

/** The table in which a club stands – the whole one before its home and away tables –, and its row. */
export function placeOf(standings: Standings, id: number): { table: StandingsTable; row: StandingRow } | undefined {
  for (const table of standings.standings) {
    const row = table.standings.find(({ team }) => team.id === id);
    if (row) return { table, row };
  }
  return undefined;
}

/** The part of the table around a club: five rows, also for who stands first or last. */
export function around(standings: Standings, id: number): Standings | undefined {
  const place = placeOf(standings, id);
  if (!place) return undefined;
  const { table, row } = place;
  const rows = table.standings;
  const last = Math.max(0, rows.length - (2 * NEAR + 1));
  const from = Math.min(Math.max(0, rows.indexOf(row) - NEAR), last);
  return { ...standings, standings: [{ ...table, standings: rows.slice(from, from + 2 * NEAR + 1) }] };
}
