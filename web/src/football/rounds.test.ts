import { describe, expect, test } from "vitest";
import type { Round } from "../api/wire.ts";
import { currentRoundOf, findRound, isNumbered, neighboursOf, roundsNear, seasonLabel } from "./rounds.ts";

function season(count: number, current: number | undefined, started: number): Round[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 800 + index + 1,
    number: index + 1,
    label: `Jornada ${index + 1}`,
    is_current_round: index + 1 === current,
    has_started: index + 1 <= started,
    matchweekTypeId: 1,
    phase_id: 1,
  }));
}

test("the round that is on; else the last one played; else the first", () => {
  expect(currentRoundOf(season(34, 14, 14))?.number).toBe(14);
  expect(currentRoundOf(season(34, undefined, 34))?.number).toBe(34);
  expect(currentRoundOf(season(34, undefined, 0))?.number).toBe(1);
  expect(currentRoundOf([])).toBeUndefined();
});

describe("a round's address", () => {
  const rounds = season(34, 14, 14);
  test.each([
    ["11", 11],
    ["jornada-11", 11],
    ["round-11", 11],
    ["r812", 12],
    ["current", 14],
    ["0", undefined],
    ["35", undefined],
    ["r1", undefined],
    ["11a", undefined],
    ["", undefined],
    ["99999999999999999999", undefined],
    ["-1", undefined],
  ])("%s", (slug, number) => {
    expect(findRound(rounds, slug)?.number).toBe(number);
  });
});

describe("paging through rounds", () => {
  const rounds = season(34, 14, 14);
  const near = (number: number) => roundsNear(rounds, rounds[number - 1]).map((round) => round.number);

  test("shows as many on both sides, and always seven", () => {
    expect(near(14)).toEqual([11, 12, 13, 14, 15, 16, 17]);
    expect(near(1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(near(34)).toEqual([28, 29, 30, 31, 32, 33, 34]);
    expect(roundsNear(season(3, 2, 2), undefined).length).toBe(3);
  });

  test("ends at both ends", () => {
    const [first, last] = [rounds[0]!, rounds[33]!];
    expect(neighboursOf(rounds, first)).toEqual({ previous: undefined, next: rounds[1] });
    expect(neighboursOf(rounds, last)).toEqual({ previous: rounds[32], next: undefined });
  });
});

test("a season's name", () => {
  expect(seasonLabel(20262027)).toBe("2026/27");
  expect(seasonLabel("19992000")).toBe("1999/00");
});

test.each([
  ["Jornada 14", 14, true],
  ["Round 14", 14, true],
  ["Play-off, 1.ª mão", 35, false],
  ["Play-off, 1.ª mão", 1, false],
  ["Quartos de final", 1, false],
])("%s as number %d", (label, number, expected) => {
  const [round] = season(1, 1, 1);
  expect(isNumbered({ ...round!, label, number })).toBe(expected);
});
