/** The picture's own units: drawn once, stretched with the page. */
export const WIDTH = 1000;
export const HEIGHT = 120;
const MIDDLE = HEIGHT / 2;
/** How high the strongest minute is. */
const REACH = 44;
/** What a minute without a winner, or nearly, still shows. */
const LEAST = 3;
/** Minutes that a break takes on the axis. */
const BREAK = 3;
/** Labels nearer than this would touch on a phone. */
const CLEAR = 85;

export type MomentumPeriod = {
  /** What the axis says where it begins: "0’", "Int.". */
  start: string;
  /** One value for each minute that has been played: above zero the home side, below it the away side. */
  values: number[];
  /** How long it is to be; what has not been played is dashed. */
  minutes: number;
};

export type MomentumGoal = {
  key: string;
  side: "home" | "away";
  /** The period and the minute in it, both from 0. */
  period: number;
  minute: number;
};

export type AxisLabel = { key: string; at: number; text: string; isNow: boolean };

/** Where everything stands, in the picture's units. */
export function momentumOf(periods: MomentumPeriod[]) {
  const lengths = periods.map(({ values, minutes }) => Math.max(values.length, minutes));
  const total = lengths.reduce((sum, length) => sum + length, 0) + BREAK * (periods.length - 1);
  const step = WIDTH / Math.max(total, 1);
  const strongest = Math.max(...periods.flatMap(({ values }) => values.map(Math.abs)), 0);
  const starts = lengths.map(
    (_, index) => step * lengths.slice(0, index).reduce((sum, length) => sum + length + BREAK, 0),
  );
  const startOf = (period: number) => starts[period] ?? 0;

  const bars = { home: "", away: "" };
  let [played, ahead] = ["", ""];
  let now = 0;
  for (const [index, { values }] of periods.entries()) {
    const [from, to] = [startOf(index), startOf(index) + step * (lengths[index] ?? 0)];
    const until = from + step * values.length;
    for (const [minute, value] of values.entries()) {
      if (value === 0) continue;
      const height = Math.max(LEAST, (Math.abs(value) / strongest) * REACH);
      const edge = value > 0 ? MIDDLE - height : MIDDLE + height;
      bars[value > 0 ? "home" : "away"] += bar(from + step * minute, step * 0.74, edge);
    }
    if (values.length > 0) {
      played += `M${round(from)} ${MIDDLE}H${round(until)}`;
      now = until;
    }
    if (until < to) ahead += `M${round(until)} ${MIDDLE}H${round(to)}`;
  }

  return {
    bars,
    played,
    ahead,
    breaks: starts.slice(1).map((start) => round(start - (BREAK * step) / 2 - step * 0.13)),
    now: round(now),
    atMinute: ({ period, minute }: MomentumGoal) => round(startOf(period) + step * (minute + 0.37)),
  };
}

/** What the axis says. The present minute is always there; what it would touch gives way. */
export function axisOf(periods: MomentumPeriod[], end: string, now: string | undefined): AxisLabel[] {
  const { breaks, now: here } = momentumOf(periods);
  const fixed = [
    ...periods.map(({ start }, index) => ({
      key: `start-${index}`,
      at: index === 0 ? 0 : (breaks[index - 1] ?? 0),
      text: start,
    })),
    { key: "end", at: WIDTH, text: end },
  ].map((label) => ({ ...label, isNow: false }));
  if (now === undefined) return fixed;
  const clear = fixed.filter(({ at }) => Math.abs(at - here) >= CLEAR);
  return [...clear, { key: "now", at: here, text: now, isNow: true }].sort((a, b) => a.at - b.at);
}

function bar(x: number, width: number, edge: number): string {
  return `M${round(x)} ${MIDDLE}V${round(edge)}h${round(width)}V${MIDDLE}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
