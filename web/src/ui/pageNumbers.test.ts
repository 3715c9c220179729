import { expect, test } from "vitest";
import { decidePageNumbers } from "./pageNumbers";

const shown = (page: number, pages: number) =>
  decidePageNumbers(page, pages)
    .map((one) => one ?? "…")
    .join(" ");

test.each([
  [1, 1, "1"],
  [1, 4, "1 2 3 4"],
  [4, 4, "1 2 3 4"],
  [1, 6, "1 2 3 4 5 6"],
  [1, 7, "1 2 3 4 … 7"],
  [3, 10, "1 2 3 4 … 10"],
  [4, 10, "1 2 3 4 5 … 10"],
  [5, 10, "1 … 4 5 6 … 10"],
  [8, 10, "1 … 7 8 9 10"],
  [10, 10, "1 … 7 8 9 10"],
])("page %i of %i: %s", (page, pages, numbers) => {
  expect(shown(page, pages)).toBe(numbers);
});
