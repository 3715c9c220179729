import { scalePoint } from "d3-scale";
import { curveBumpX, line } from "d3-shape";

/** The chart's own units: it is drawn once and scaled with the page. */
export const WIDTH = 1000;
const LEFT = 34;
const RIGHT = 888;
const TOP = 22;
const ROW = 34;
/** Room for the numbers of the rounds. */
const FOOT = 46;

export type Place = number | null;

/** Where rounds and places stand in the picture. */
export function geometryOf(rounds: number, clubs: number) {
  const bottom = TOP + (clubs - 1) * ROW;
  const across = scalePoint(range(rounds), [LEFT, RIGHT]);
  const down = scalePoint(range(clubs), [TOP, bottom]);
  return {
    left: LEFT,
    right: RIGHT,
    bottom,
    height: bottom + FOOT,
    step: rounds > 1 ? across.step() : RIGHT - LEFT,
    x: (round: number) => Math.round(across(round) ?? RIGHT),
    y: (place: number) => down(place - 1) ?? bottom,
  };
}

export type Geometry = ReturnType<typeof geometryOf>;

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A club's way through the season; broken where it had no place. */
export function pathOf(places: Place[], { x, y }: Geometry): string {
  const pen = createPen();
  line<Place>()
    .defined((place) => place !== null)
    .x((_, round) => x(round))
    .y((place) => y(place ?? 0))
    .curve(curveBumpX)
    .context(pen as unknown as CanvasRenderingContext2D)(places);
  return pen.written();
}

/** Writes what the curve draws as a path, in whole units, with one stroke for all rounds in the same place. */
function createPen() {
  let text = "";
  let level = "";
  const flush = () => {
    text += level;
    level = "";
  };
  return {
    moveTo(x: number, y: number) {
      flush();
      text += `M${x} ${y}`;
    },
    bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number) {
      if (y1 === y) {
        level = `H${x}`;
        return;
      }
      flush();
      text += `C${Math.round(x1)} ${y1} ${Math.round(x2)} ${y2} ${x} ${y}`;
    },
    closePath() {
      flush();
      text += "Z";
    },
    written() {
      flush();
      return text;
    },
  };
}

/** Which numbers an axis shows: the first, every fifth, the last; none so near to the last that they would touch. */
export function marksOf(count: number): number[] {
  const fifths = range(count)
    .map((index) => index + 1)
    .filter((number) => number % 5 === 0 && count - number > 1);
  return [...new Set([1, ...fifths, count])].filter((number) => number <= count);
}
