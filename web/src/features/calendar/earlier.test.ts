import { expect, test } from "vitest";
import type { CalendarDay } from "../../api/calendarWire.ts";
import { exampleMatch } from "../../football/exampleMatch.ts";
import { decideEarlier } from "./earlier.ts";

function played(day: string, matches: number): CalendarDay {
  const all = Array.from({ length: matches }, (_, id) => exampleMatch({ id }));
  return {
    day,
    competitions: [{ competition: { id: "liga", label: "" }, round: 1, roundLabel: "Jornada 1", matches: all }],
  };
}

const many = [played("2026-11-07", 9), played("2026-11-14", 5), played("2026-11-21", 9)];
const few = [played("2026-11-07", 2), played("2026-11-14", 1)];

test.each([
  ["what is over is put aside", many, "2026-11-14", ["2026-11-07"]],
  ["also on a day without matches", many, "2026-11-16", ["2026-11-07", "2026-11-14"]],
  ["a month to come is whole", many, "2026-10-31", []],
  ["a month that is over is whole", many, "2026-12-01", []],
  ["a few matches stand in nobody's way", few, "2026-11-14", []],
  ["nobody knows which day it is", many, "", []],
])("%s", (_, days, today, aside) => {
  const { earlier, shown } = decideEarlier(days, today);
  expect(earlier.map(({ day }) => day)).toEqual(aside);
  expect([...earlier, ...shown]).toEqual(days);
});
