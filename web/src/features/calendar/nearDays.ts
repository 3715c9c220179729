import type { CalendarDay } from "../../api/calendarWire.ts";
import type { CalendarChoice } from "./calendarChoice.ts";
import { matchesOf } from "./queries.ts";

/** So many matches are shown at the least, and so many stand in nobody's way. */
const [ENOUGH, FEW] = [24, 8];

interface Parted {
  earlier: CalendarDay[];
  shown: CalendarDay[];
  later: CalendarDay[];
}

/**
 * The days of a month from today on, as many as make a good list: the rest is on the page of the month. Whoever asks for
 * the month gets all of it. What is over stays where it is little, or nothing is to come; so does a short end.
 */
export function decideNearDays(
  days: CalendarDay[],
  { named, today = "" }: Pick<CalendarChoice, "named" | "today">,
): Parted {
  const count = (some: CalendarDay[]) => matchesOf(some).length;
  if (named === "month") return { earlier: [], shown: days, later: [] };
  const over = days.filter(({ day }) => day < today).length;
  const start = count(days.slice(0, over)) > FEW && over < days.length ? over : 0;
  let end = start;
  while (end < days.length && count(days.slice(start, end)) < ENOUGH) end++;
  if (count(days.slice(end)) <= FEW) end = days.length;
  return { earlier: days.slice(0, start), shown: days.slice(start, end), later: days.slice(end) };
}

/** So many matches are on no screen at once. */
const A_SCREEN = 6;

/** Those of the days that are seen before anybody scrolls. */
export function firstScreen(days: CalendarDay[]): CalendarDay[] {
  let matches = 0;
  const end = days.findIndex((day) => {
    matches += matchesOf([day]).length;
    return matches >= A_SCREEN;
  });
  return end < 0 ? days : days.slice(0, end + 1);
}
