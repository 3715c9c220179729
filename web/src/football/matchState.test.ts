import { expect, test } from "vitest";
import { isAhead, isLive, isOver, matchStateOf } from "./matchState.ts";

/** Every pair of numbers that the specification lists, as in the server's `state.rs`. */
test.each([
  [1, 1, { kind: "preview" }],
  [1, 16, { kind: "preview" }],
  [2, 1, { kind: "lineupsOut" }],
  [2, 16, { kind: "lineupsOut" }],
  [3, 2, { kind: "live", phase: "firstHalf" }],
  [3, 3, { kind: "live", phase: "halfTime" }],
  [3, 4, { kind: "live", phase: "secondHalf" }],
  [3, 5, { kind: "live", phase: "afterNinety" }],
  [3, 6, { kind: "live", phase: "extraFirstHalf" }],
  [3, 7, { kind: "live", phase: "extraBreak" }],
  [3, 8, { kind: "live", phase: "extraSecondHalf" }],
  [3, 9, { kind: "live", phase: "fullTime" }],
  [3, 10, { kind: "live", phase: "penalties" }],
  [3, 13, { kind: "suspended" }],
  [3, 17, { kind: "interrupted" }],
  [4, 5, { kind: "ended" }],
  [4, 9, { kind: "ended" }],
  [4, 10, { kind: "ended" }],
  [4, 11, { kind: "ended" }],
  [5, 9, { kind: "finished" }],
  [5, 11, { kind: "finished" }],
  [1, 13, { kind: "suspended" }],
  [4, 13, { kind: "suspended" }],
  [1, 14, { kind: "postponed" }],
  [2, 14, { kind: "postponed" }],
  [3, 14, { kind: "postponed" }],
  [1, 15, { kind: "cancelled" }],
  [5, 15, { kind: "cancelled" }],
])("status %d, sub-status %d", (status, subStatus, expected) => {
  expect(matchStateOf({ status, subStatus })).toEqual(expected);
});

test.each([
  [1, 2],
  [5, 14],
  [5, 13],
  [5, 3],
  [4, 17],
  [3, 1],
  [3, 12],
  [0, 0],
])("status %d with sub-status %d cannot be", (status, subStatus) => {
  expect(matchStateOf({ status, subStatus })).toEqual({ kind: "unknown" });
});

test("a match is ahead, in play, over, or none of them", () => {
  const of = (status: number, subStatus: number) => {
    const match = { status, subStatus };
    return [isAhead(match), isLive(match), isOver(match)];
  };
  expect(of(1, 1)).toEqual([true, false, false]);
  expect(of(1, 14)).toEqual([true, false, false]);
  expect(of(3, 3)).toEqual([false, true, false]);
  expect(of(3, 17)).toEqual([false, true, false]);
  expect(of(4, 9)).toEqual([false, false, true]);
  expect(of(3, 13)).toEqual([false, false, false]);
  expect(of(1, 15)).toEqual([false, false, false]);
});
