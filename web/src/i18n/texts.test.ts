import { expect, test } from "vitest";
import { allEn, allPtPT } from "./allTexts.ts";

/** The compiler sees to it that English has the shape of Portuguese; this sees to it that nothing was left empty. */
test("no text is empty, and both languages say the same things", () => {
  expect(shapeOf(allEn)).toEqual(shapeOf(allPtPT));
});

function shapeOf(value: unknown): unknown {
  if (typeof value === "string") return value.length > 0 ? "text" : "empty";
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}
