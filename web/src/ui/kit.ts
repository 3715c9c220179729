import { contrast, readableOn } from "./accent";

/** How a shirt is parted between two colours; the names are those of the pictures that the server draws. */
export type KitPattern =
  | "plain"
  | "stripes"
  | "hoops"
  | "sash"
  | "halves"
  | "quarters"
  | "chevron"
  | "sleeves"
  | "yoke"
  | "wavesash";

/** What a side wears in a match; colours are `#rrggbb`. */
export type Kit = { pattern: KitPattern; first: string; second: string };

/** Patterns whose two colours do not meet where the number stands. */
const CALM: ReadonlySet<KitPattern> = new Set(["plain", "sleeves"]);
const INK = "#001941";
/** Orange, green, violet, cyan, lime, rose. */
const KEEPER_COLORS = ["#ff5a23", "#19ff91", "#b450ff", "#00faff", "#e1ff19", "#ff2864"];
/** Nearer than this, two shirts are taken for one another from the stand. */
const ALIKE = 80;
/** A goalkeeper is told from everybody else at a glance. */
const ALIKE_IN_GOAL = 95;

function distance(one: string, other: string): number {
  const channels = [1, 3, 5].map(
    (at) => Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16),
  );
  return Math.hypot(...channels);
}

/** What the away side wears: its own shirt, or a plain one in its second colour where both sides would look alike. */
export function awayKit(home: Kit, away: Kit): Kit {
  return distance(home.first, away.first) < ALIKE ? { pattern: "plain", first: away.second, second: away.first } : away;
}

/** Shirts for both goalkeepers, who are taken neither for anybody else nor for each other. */
export function keeperKits(home: Kit, away: Kit): { home: Kit; away: Kit } {
  const worn = [home.first, home.second, away.first, away.second];
  const free = KEEPER_COLORS.filter((color) => worn.every((other) => distance(color, other) >= ALIKE_IN_GOAL));
  const [first, second] = [...free, ...KEEPER_COLORS.filter((color) => !free.includes(color))];
  const plain = (color: string): Kit => ({ pattern: "plain", first: color, second: INK });
  return { home: plain(first ?? INK), away: plain(second ?? INK) };
}

/** How a number is read on a shirt: on a plate in the darker colour where the pattern would run behind it. */
export function numberOn({ pattern, first, second }: Kit): { plate: string | null; color: string } {
  if (CALM.has(pattern)) return { plate: null, color: readableOn(first) };
  const plate = contrast(first, "#000000") < contrast(second, "#000000") ? first : second;
  return { plate, color: readableOn(plate) };
}
