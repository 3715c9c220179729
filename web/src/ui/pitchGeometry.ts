/** Where players stand, in hundredths of the pitch: `along` from the home goal, `across` from the left of the home side. */
export type Spot = { along: number; across: number };

/** A player's place, and how wide his name may be: `roomAlong` on a pitch that lies, `roomAcross` on one that stands. */
export type Place<T> = { player: T; spot: Spot; roomAlong: number; roomAcross: number };
export type Formation<T> = { places: Place<T>[]; rows: number };

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
/** Nearer to each other across the pitch, the name of one would run into the other's shirt. */
const LEVEL = 14;
const WIDEST_NAME = 16;

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
  const step = Math.min(FARTHEST, (FRONT - GOAL) / Math.max(1, rows.length - 1));
  const placed = rows.flatMap((players, row) => {
    const roomAcross = Math.min(WIDEST, 100 / players.length);
    const bend = row === 0 || players.length < 3 ? 0 : BEND * (1 - (2 * (row - 1)) / Math.max(1, rows.length - 2));
    const outer = (players.length - 1) / 2;
    return players.map((player, place) => {
      const along = GOAL + row * step + (Math.abs(place - outer) === outer ? bend : 0);
      return { player, spot: { along, across: 50 + (place - outer) * roomAcross }, roomAcross: round(roomAcross) };
    });
  });
  const spots = placed.map(({ spot }) => spot);
  const places = placed.map(({ player, spot, roomAcross }) => ({
    player,
    spot: rounded(side === "home" ? spot : turned(spot)),
    roomAlong: round(roomAround(spot, spots)),
    roomAcross,
  }));
  return { places, rows: rows.length };
}

/** As far as the next player before or behind, the goal line or the halfway line. */
function roomAround(spot: Spot, others: Spot[]): number {
  const level = others.filter((other) => Math.abs(other.across - spot.across) < LEVEL);
  const steps = level.map((other) => Math.abs(other.along - spot.along)).filter((distance) => distance > 0);
  return Math.min(WIDEST_NAME, 2 * spot.along, 2 * (50 - spot.along), ...steps);
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
