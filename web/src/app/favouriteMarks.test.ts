import { expect, test } from "vitest";
import { marksOf } from "./favouriteMarks.ts";

test("what belongs to a club that is followed has a star, and nothing else", () => {
  const marks = marksOf([
    { id: 1, name: "Farol do Cabo" },
    { id: 7, name: "}*{display:none}" },
  ]);
  expect(marks).toContain('[data-club="1"]::before,[data-club="7"]::before{');
  expect(marks).not.toContain("display");
});

test("whoever follows none has no marks", () => {
  expect(marksOf([])).toBe("");
});
