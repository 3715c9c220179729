import type { UndatedRound } from "../../api/calendarWire.ts";
import type { CalendarChoice } from "./calendarChoice.ts";
import { monthOf } from "./months.ts";

/** In a season that is over everything that was played has its day. */
export function hasUndated({ season, today }: Pick<CalendarChoice, "season" | "today">): boolean {
  return today === undefined || season.final_date >= today;
}

/** So many rounds are listed; a season whose dates nobody knows yet would be hundreds of matches. */
const MOST_ROUNDS = 4;

interface Undated {
  rounds: UndatedRound[];
  /** Matches without a day in rounds that are not listed here. */
  left: number;
}

/**
 * The rounds that may be played in a month. One whose days went by is still to be played, so it is also in the month of
 * today; one of which nothing is known may be in any.
 */
export function undatedIn(month: string, rounds: UndatedRound[], today = ""): Undated {
  const near = rounds.filter(({ initial_date: from, final_date: to }) => {
    const [first, last] = [from ?? to, to ?? from];
    if (!first || !last) return true;
    return monthOf(first) <= month && month <= monthOf(last > today ? last : today);
  });
  const shown = near.toSorted(byDate).slice(0, MOST_ROUNDS);
  const count = (some: UndatedRound[]) => some.reduce((sum, { matches }) => sum + matches.length, 0);
  return { rounds: shown, left: count(rounds) - count(shown) };
}

/** Those whose days are known first, in their order. */
function byDate(a: UndatedRound, b: UndatedRound): number {
  const [first, second] = [a.initial_date ?? "9999", b.initial_date ?? "9999"];
  return first < second ? -1 : first > second ? 1 : a.round - b.round;
}
