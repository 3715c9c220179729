import type { StandingRow, Standings } from "../../api/wire.ts";

interface Change {
  row: StandingRow;
  /** Places won (above zero) or lost. */
  places: number;
}

/** The clubs that stand elsewhere because of the matches in play, best first. A live table says where each stood without them. */
export function placesChanged({ standings }: Standings): Change[] {
  const rows = standings.find(({ key }) => key === "overall")?.standings ?? [];
  return rows
    .map((row) => ({ row, places: (row.previousPosition ?? row.position) - row.position }))
    .filter(({ places }) => places !== 0);
}
