import { expect, test } from "vitest";
import type { UndatedRound } from "../../api/calendarWire.ts";
import type { Season } from "../../api/wire.ts";
import { exampleMatch } from "../../football/exampleMatch.ts";
import { hasUndated, undatedIn } from "./undated.ts";

function round(number: number, from: string | null, to: string | null, matches = 9): UndatedRound {
  return {
    competition: { id: "liga-atlantica", label: "Liga Atlântica" },
    round: number,
    roundLabel: `Jornada ${number}`,
    initial_date: from,
    final_date: to,
    matches: Array.from({ length: matches }, (_, index) => exampleMatch({ id: number * 100 + index, date: null })),
  };
}

const shown = (month: string, rounds: UndatedRound[], today?: string) => {
  const undated = undatedIn(month, rounds, today);
  return [undated.rounds.map((one) => one.round), undated.left];
};

test("a round is listed in every month that it may be played in", () => {
  const rounds = [round(15, "2026-11-27", "2026-11-30"), round(16, "2026-11-30", "2026-12-02", 4)];
  expect(shown("2026-11", rounds)).toEqual([[15, 16], 0]);
  expect(shown("2026-12", rounds)).toEqual([[16], 9]);
  expect(shown("2027-01", rounds)).toEqual([[], 13]);
});

test("a round that went by without a match of it is still to come", () => {
  const rounds = [round(11, "2026-10-23", "2026-10-26", 1)];
  expect(shown("2026-10", rounds, "2026-11-14")).toEqual([[11], 0]);
  expect(shown("2026-11", rounds, "2026-11-14")).toEqual([[11], 0]);
  expect(shown("2026-12", rounds, "2026-11-14")).toEqual([[], 1]);
});

test("one day is enough to place it, and without any it may be in every month, after the others", () => {
  const rounds = [round(30, null, null, 2), round(17, "2026-12-11", null)];
  expect(shown("2026-12", rounds)).toEqual([[17, 30], 0]);
  expect(shown("2026-11", rounds)).toEqual([[30], 9]);
});

test("a season without dates is not listed whole", () => {
  const rounds = Array.from({ length: 34 }, (_, index) => round(index + 1, null, null));
  expect(shown("2026-08", rounds)).toEqual([[1, 2, 3, 4], 30 * 9]);
});

test.each([
  ["2027-05-16", true],
  ["2027-05-17", false],
  [undefined, true],
])("on %s a season that ends on 16 May may have matches without a date: %s", (today, expected) => {
  expect(hasUndated({ season: { final_date: "2027-05-16" } as Season, today })).toBe(expected);
});
