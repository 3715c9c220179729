import { expect, test } from "vitest";
import { isListSaidSo, isTagSlug, parseListView, queryOfList } from "./listView.ts";

const view = (query: string) => parseListView(new URLSearchParams(query));
const isRight = (query: string) => isListSaidSo(new URLSearchParams(query), view(query));

test.each([
  ["", { page: 1 }, true],
  ["page=2", { page: 2 }, true],
  ["tag=mercado&page=3", { page: 3, tag: "mercado" }, true],
  ["page=1", { page: 1 }, false],
  ["page=0", { page: 1 }, false],
  ["page=-1", { page: 1 }, false],
  ["page=2x", { page: 1 }, false],
  ["page=99999", { page: 1 }, false],
  ["tag=", { page: 1 }, false],
  ["tag=+mercado", { page: 1, tag: "mercado" }, false],
])("?%s", (query, asked, isSaidSo) => {
  expect(view(query)).toEqual(asked);
  expect(isRight(query)).toBe(isSaidSo);
});

test("the first page is not named", () => {
  expect(queryOfList({ page: 1, tag: "a" })).toEqual({ tag: "a", page: undefined });
  expect(queryOfList({ page: 2 })).toEqual({ tag: undefined, page: 2 });
});

test("what can be a tag", () => {
  expect(["mercado", "la-fora", "sub-23"].every(isTagSlug)).toBe(true);
  expect(["", "Mercado", "a b", "-a", "a--b", "a/b", "a".repeat(201)].some(isTagSlug)).toBe(false);
});
