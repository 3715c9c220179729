import { expect, test } from "vitest";
import type { CalendarDay } from "../../api/calendarWire.ts";
import { exampleMatch } from "../../football/exampleMatch.ts";
import type { CalendarChoice } from "./calendarChoice.ts";
import { decideNearDays } from "./nearDays.ts";

function played(day: string, matches: number): CalendarDay {
  const all = Array.from({ length: matches }, (_, id) => exampleMatch({ id }));
  return {
    day,
    competitions: [{ competition: { id: "liga", label: "" }, round: 1, roundLabel: "Jornada 1", matches: all }],
  };
}

const many = [played("2026-11-07", 9), played("2026-11-14", 5), played("2026-11-21", 9)];
const few = [played("2026-11-07", 2), played("2026-11-14", 1)];
const full = ["01", "08", "15", "22", "29"].map((day) => played(`2026-11-${day}`, 12));

test.each<[string, CalendarDay[], string, [number, number, number], CalendarChoice["named"]?]>([
  ["what is over is put aside", many, "2026-11-14", [1, 2, 0]],
  ["also on a day without matches", many, "2026-11-16", [2, 1, 0]],
  ["a month to come is whole", many, "2026-10-31", [0, 3, 0]],
  ["a month that is over is whole", many, "2026-12-01", [0, 3, 0]],
  ["a few matches stand in nobody's way", few, "2026-11-14", [0, 2, 0]],
  ["nobody knows which day it is", many, "", [0, 3, 0]],
  ["the season begins today, too", many, "2026-11-14", [1, 2, 0], "season"],
  ["a good list is enough", full, "2026-11-08", [1, 2, 2]],
  ["a short end is no page of its own", [...full.slice(0, 3), played("2026-11-22", 3)], "2026-11-08", [1, 3, 0]],
  ["who asks for the month gets all of it", full, "2026-11-14", [0, 5, 0], "month"],
])("%s", (_, days, today, lengths, named = "nothing") => {
  const { earlier, shown, later } = decideNearDays(days, { named, today });
  expect([earlier.length, shown.length, later.length]).toEqual(lengths);
  expect([...earlier, ...shown, ...later]).toEqual(days);
});
