/** Where players stand, in hundredths of the pitch: `along` from the home goal, `across` from the left of the home side. */
export type Spot = { along: number; across: number };

/** A place for each row of players, and how far it is to the next one in both directions. */
export type Formation<T> = { spots: { player: T; spot: Spot; room: number }[]; room: number; rows: number };

const GOAL = 6;
const FRONT = 44.5;
/** Few rows stay near their goal instead of spreading over half the pitch. */
const FARTHEST = 14;
const WIDEST = 34;
/** More than that in one row are players of whom no line is known. */
const IN_A_ROW = 6;
const IN_A_FULL_ROW = 4;
/** Full-backs stand a little ahead of their row, wingers a little behind theirs. */
const BEND = 1.2;

/** Rows of a size that can be shown: the goalkeeper, who is named first, by himself, and nobody in a crowd. */
export function rowsOf<T>(lines: T[][]): T[][] {
  const [first = [], ...others] = lines.filter((line) => line.length > 0);
  return [first.slice(0, 1), first.slice(1), ...others].flatMap(split).filter((row) => row.length > 0);
}

/** The back rows have more than the front ones. */
function split<T>(line: T[]): T[][] {
  if (line.length <= IN_A_ROW) return [line];
  const rows = Math.ceil(line.length / IN_A_FULL_ROW);
  const size = Math.floor(line.length / rows);
  const fuller = line.length % rows;
  return Array.from({ length: rows }, (_, row) => {
    const start = row * size + Math.min(row, fuller);
    return line.slice(start, start + size + (row < fuller ? 1 : 0));
  });
}

export function formationOf<T>(lines: T[][], side: "home" | "away"): Formation<T> {
  const rows = rowsOf(lines);
  const room = rows.length > 1 ? Math.min(FARTHEST, (FRONT - GOAL) / (rows.length - 1)) : FARTHEST;
  const spots = rows.flatMap((players, row) => {
    const step = Math.min(WIDEST, 100 / players.length);
    const bend = row === 0 || players.length < 3 ? 0 : BEND * (1 - (2 * (row - 1)) / Math.max(1, rows.length - 2));
    return players.map((player, place) => {
      const off = place - (players.length - 1) / 2;
      const isOuter = Math.abs(off) === (players.length - 1) / 2;
      const spot = { along: GOAL + row * room + (isOuter ? bend : 0), across: 50 + off * step };
      return { player, spot: side === "home" ? rounded(spot) : rounded(turned(spot)), room: round(step) };
    });
  });
  return { spots, room: round(room), rows: rows.length };
}

/** Seen from the other end of the pitch. */
function turned({ along, across }: Spot): Spot {
  return { along: 100 - along, across: 100 - across };
}

function rounded({ along, across }: Spot): Spot {
  return { along: round(along), across: round(across) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
