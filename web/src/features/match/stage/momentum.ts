import type { MatchDynamic } from "../../../api/wire.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { MomentumGoal, MomentumPeriod } from "../../../ui/momentumGeometry.ts";
import { goalsOf, isNewestFirst, written } from "../course/timelineEntries.ts";

/** The minutes in which the parts of a match end. */
const ENDS = [45, 90, 120];

/** What the strip of a match shows: a flat line as long as nothing has happened. */
export function momentumStrip(match: MatchDynamic, { match: texts }: Pick<Texts, "match">) {
  const { momentum } = match;
  const words = texts.momentum;
  const hasExtraTime = match.extraTime || momentum.length > 90;
  const ends = hasExtraTime ? ENDS : ENDS.slice(0, 2);
  const starts = ["0’", words.halfTime, words.ninety];
  const periods: MomentumPeriod[] = ends.map((end, index) => {
    const start = ENDS[index - 1] ?? 0;
    return { start: starts[index] ?? "", values: momentum.slice(start, end), minutes: end - start };
  });
  const isOn = isNewestFirst(match);
  const now = isOn ? written(match.played_time ?? "") || undefined : undefined;
  const goals = goalsOf(match).flatMap((goal): MomentumGoal[] => {
    const minute = Number.parseInt(goal.minute, 10);
    const period = ends.findIndex((end) => minute <= end);
    if (!minute || period < 0 || typeof goal.isFromHomeTeam !== "boolean") return [];
    const side = goal.isFromHomeTeam ? "home" : "away";
    return [{ key: `goal-${goal.id}`, side, period, minute: minute - 1 - (ENDS[period - 1] ?? 0) }];
  });
  return { periods, goals, end: `${ends.at(-1)}’`, now };
}

/** How much of what was told speaks for each side, in whole percent. */
export function momentumShares(momentum: number[]): { home: number; away: number } {
  const sum = (values: number[]) => values.reduce((all, value) => all + Math.abs(value), 0);
  const [home, away] = [sum(momentum.filter((value) => value > 0)), sum(momentum.filter((value) => value < 0))];
  const share = home + away > 0 ? Math.round((home / (home + away)) * 100) : 50;
  return { home: share, away: 100 - share };
}
