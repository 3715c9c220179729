import { expect, test } from "vitest";
import { mayHaveTable } from "./mayHaveTable.ts";

test.each([
  ["a league", [1, 1, 1], true],
  ["a league that ends with a play-off", [1, 1, 3], true],
  ["a cup that begins with groups", [2, 2, 3, 3], true],
  ["a cup of knock-out rounds", [3, 3, 3], false],
  ["a season without fixtures", [], false],
])("%s", (_, types, expected) => {
  expect(mayHaveTable(types.map((matchweekTypeId) => ({ matchweekTypeId })))).toBe(expected);
});
