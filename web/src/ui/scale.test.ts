import { expect, test } from "vitest";
import { ticksTo } from "./scale.ts";

test.each([
  [30, [0, 10, 20, 30]],
  [26, [0, 10, 20, 30]],
  [31, [0, 10, 20, 30, 40]],
  [7, [0, 2, 4, 6, 8]],
  [1, [0, 0.25, 0.5, 0.75, 1]],
  [100, [0, 25, 50, 75, 100]],
  [38_420, [0, 10_000, 20_000, 30_000, 40_000]],
  [0.3, [0, 0.1, 0.2, 0.3]],
  [0, [0, 1]],
  [Number.NaN, [0, 1]],
])("lines up to %d", (largest, expected) => {
  expect(ticksTo(largest)).toEqual(expected);
});
