import { expect, test } from "vitest";
import { latestOf, relatedOf } from "./related.ts";

const entries = (...ids: number[]) => ids.map((id) => ({ id }));
const idsOf = (found: { id: number }[]) => found.map(({ id }) => id);

test("what the editor chose comes first, then what fits", () => {
  expect(idsOf(relatedOf({ id: 1, chosen: entries(9, 8), others: entries(7, 6), most: 7 }))).toEqual([9, 8, 7, 6]);
});

test("never the entry itself, and nothing twice", () => {
  const found = relatedOf({ id: 1, chosen: entries(9, 1, 9), others: entries(1, 9, 5), shown: entries(5), most: 7 });
  expect(idsOf(found)).toEqual([9]);
});

test("no more than there is room for", () => {
  expect(idsOf(relatedOf({ id: 1, chosen: null, others: entries(2, 3, 4), most: 2 }))).toEqual([2, 3]);
});

test("the latest leave out the entry and what the editor chose", () => {
  expect(idsOf(latestOf(3, entries(3, 4, 5, 6), entries(4), 2))).toEqual([5, 6]);
});
