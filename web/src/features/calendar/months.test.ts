import { expect, test } from "vitest";
import { addMonths, nearDay, weeksOf } from "./months.ts";

test.each([
  ["2026-11", 1, "2026-12"],
  ["2026-12", 1, "2027-01"],
  ["2027-01", -1, "2026-12"],
])("%s and %d months", (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});

test.each([
  ["2026-11", "2026-10-26", "2026-12-06", 6],
  // Begins on a Monday.
  ["2027-02", "2027-02-01", "2027-02-28", 4],
  ["2028-02", "2028-01-31", "2028-03-05", 5],
  // The clocks change in it.
  ["2027-03", "2027-03-01", "2027-04-04", 5],
])("the weeks of %s go from %s to %s", (month, first, last, count) => {
  const weeks = weeksOf(month);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([count, first, last]);
  expect(new Set(weeks.flat()).size).toBe(count * 7);
});

test.each([
  ["2026-11-30", "2026-11-30", "today"],
  ["2026-12-01", "2026-11-30", "tomorrow"],
  ["2026-10-31", "2026-11-01", "yesterday"],
  ["2026-11-03", "2026-11-01", undefined],
  ["2026-11-01", undefined, undefined],
])("%s, seen from %s", (day, today, expected) => {
  expect(nearDay(day, today)).toBe(expected);
});
