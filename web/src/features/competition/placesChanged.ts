import type { StandingRow, Standings } from "../../api/wire.ts";

interface Change {
  row: StandingRow;
  /** Places won (above zero) or lost. */
  places: number;
}

/** The clubs that stand elsewhere in the second table, best first. */
export function placesChanged(before: Standings, now: Standings): Change[] {
  const was = new Map(overallOf(before).map((row) => [row.team.id, row.position]));
  return overallOf(now)
    .map((row) => ({ row, places: (was.get(row.team.id) ?? row.position) - row.position }))
    .filter(({ places }) => places !== 0);
}

function overallOf({ standings }: Standings): StandingRow[] {
  return standings.find(({ key }) => key === "overall")?.standings ?? [];
}
