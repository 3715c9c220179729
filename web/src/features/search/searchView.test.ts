import { expect, test } from "vitest";
import { hrefOfView, isSaidSo, parseView } from "./searchView.ts";

const view = (query: string) => parseView(new URLSearchParams(query));
const isRight = (query: string) => isSaidSo(new URLSearchParams(query), view(query));

test("what is asked for", () => {
  expect(view("")).toEqual({ q: "", scope: undefined, page: 1 });
  expect(view("q=farol")).toEqual({ q: "farol", scope: undefined, page: 1 });
  expect(view("q=farol&type=player&page=3")).toEqual({ q: "farol", scope: "player", page: 3 });
  expect(view("q=farol&type=people")).toEqual({ q: "farol", scope: "people", page: 1 });
});

test("an address says it in one way", () => {
  for (const query of ["", "q=farol", "q=farol&type=player", "q=farol&type=player&page=2", "q=s%C3%A3o+jo%C3%A3o"]) {
    expect(isRight(query)).toBe(true);
  }
  expect(hrefOfView(view("q=farol&type=player&page=2"))).toBe("/search?q=farol&type=player&page=2");
});

test.each([
  ["q=", "/search"],
  ["q=+farol+", "/search?q=farol"],
  ["q=farol&type=", "/search?q=farol"],
  ["q=farol&type=podcast", "/search?q=farol"],
  ["q=farol&type=toString", "/search?q=farol"],
  ["q=farol&page=2", "/search?q=farol"],
  ["q=farol&type=player&page=1", "/search?q=farol&type=player"],
  ["q=farol&type=player&page=0", "/search?q=farol&type=player"],
  ["q=farol&type=player&page=-1", "/search?q=farol&type=player"],
  ["q=farol&type=player&page=99999999999999999999", "/search?q=farol&type=player"],
  ["q=farol&type=player&page=abc", "/search?q=farol&type=player"],
  ["type=player&page=2", "/search"],
  ["q=%00", "/search"],
  ["q=%ff", "/search"],
])("?%s leads to %s", (query, href) => {
  expect(isRight(query)).toBe(false);
  expect(hrefOfView(view(query))).toBe(href);
});

test("what is longer than is looked at is cut", () => {
  const long = view(`q=${"a".repeat(10_000)}`);
  expect(long.q).toHaveLength(198);
  expect(isSaidSo(new URLSearchParams(`q=${long.q}`), long)).toBe(true);
});
