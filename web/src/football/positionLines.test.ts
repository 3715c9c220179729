import { describe, expect, test } from "vitest";
import type { Positions } from "../api/wire.ts";
import { exampleTeam } from "./exampleMatch.ts";
import { decideChosen, leadersOf, positionLines, runOf, writeChosen } from "./positionLines.ts";

/** Eight clubs in today's order, each with its places. */
const positions: Positions = {
  rounds: [1, 2, 3].map((number) => ({ number, label: `Jornada ${number}` })),
  live: false,
  teams: [
    [2, 1, 1],
    [1, 2, 2],
    [3, 3, 3],
    [4, 4, 4],
    [5, 5, 5],
    [6, 6, 6],
    [7, 7, 7],
    [8, 8, 8],
  ].map((places, index) => ({ team: exampleTeam(index + 1, `Clube ${index + 1}`), positions: places })),
};

describe("the clubs that the chart shows in their colours", () => {
  test.each([
    [undefined, [1, 2, 3, 4, 5]],
    ["", [1, 2, 3, 4, 5]],
    ["8-7", [8, 7]],
    ["8,7", [8, 7]],
    ["7-7-7", [7]],
    ["99-x", [1, 2, 3, 4, 5]],
    ["99-3", [3]],
    ["1-2-3-4-5-6-7-8", [1, 2, 3, 4, 5, 6]],
  ])("clubs=%s", (asked, expected) => {
    expect(decideChosen(asked, positions)).toEqual(expected);
  });

  test("are written as they are read", () => {
    expect(decideChosen(writeChosen([4, 8]), positions)).toEqual([4, 8]);
  });
});

test("lines keep today's order; only the chosen are marked", () => {
  const lines = positionLines(positions, [3]);
  expect(lines.map(({ key }) => key)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
  expect(lines.filter(({ isChosen }) => isChosen).map(({ key }) => key)).toEqual(["3"]);
});

test.each([
  [[2, 1, 4], 1, { place: 1, best: 1, worst: 4 }],
  [[3, 3], 2, { place: undefined, best: 3, worst: 3 }],
  [[], 0, undefined],
])("places %j after round %d", (places, at, expected) => {
  expect(runOf(places, at)).toEqual(expected);
});

test("who leads after a round, and who has led the most rounds", () => {
  expect(leadersOf(positions, 0).leader?.name).toBe("Clube 2");
  const { leader, most } = leadersOf(positions, 2);
  expect([leader?.name, most.team?.name, most.rounds]).toEqual(["Clube 1", "Clube 1", 2]);
});
