import { expect, test } from "vitest";
import type { Competition, Season } from "../../api/wire.ts";
import type { CalendarChoice } from "./calendarChoice.ts";
import { monthAddress, neighboursOf, todayAddress, withoutFilters } from "./calendarLinks.ts";

const season = {
  id: 20262027,
  current: true,
  initial_date: "2026-08-14",
  final_date: "2027-04-14",
} as Season;

const filtered: CalendarChoice = {
  season,
  month: "2026-11",
  named: "month",
  competition: { id: "liga" } as Competition,
  team: "4",
  view: "list",
};

test.each([
  ["2026-08", { next: "2026-09" }],
  ["2026-12", { previous: "2026-11", next: "2027-01" }],
  ["2027-04", { previous: "2027-03" }],
])("around %s", (month, expected) => {
  expect(neighboursOf({ ...filtered, month })).toEqual(expected);
});

test("another month keeps the filters, no filters keep the month", () => {
  expect(monthAddress({ ...filtered, named: "nothing" }, "2026-12")).toBe(
    "/calendar/20262027/2026-12?competition=liga&team=4&view=list",
  );
  expect(withoutFilters(filtered)).toBe("/calendar/20262027/2026-11?view=list");
});

test("today keeps the filters, except those of a season that is over", () => {
  expect(todayAddress(filtered)).toBe("/calendar?competition=liga&team=4&view=list");
  expect(todayAddress({ ...filtered, season: { ...season, current: false } })).toBe("/calendar?view=list");
});
