import { expect, test } from "vitest";
import { isSaidSo, queryOfView, viewOf } from "./viewChoice.ts";

const ME = 171;
const view = (query: string) => viewOf(new URLSearchParams(query), ME);

test.each([
  ["", { tab: "season", competition: undefined }],
  ["tab=season", { tab: "season", competition: undefined }],
  ["tab=nonsense", { tab: "season", competition: undefined }],
  ["competition=liga-atlantica", { tab: "season", competition: "liga-atlantica" }],
  ["tab=matches&competition=taca-atlantica", { tab: "matches", competition: "taca-atlantica" }],
  ["tab=career&page=3", { tab: "career" }],
  ["tab=videos&page=2", { tab: "videos", page: 2 }],
  ["tab=videos&page=0", { tab: "videos", page: 1 }],
  ["tab=news&page=-1", { tab: "news", page: 1 }],
  ["tab=compare&q=+oban+", { tab: "compare", q: "oban" }],
  ["tab=compare&with=3", { tab: "compare", other: 3 }],
  ["tab=compare&with=171", { tab: "compare", q: undefined }],
  ["tab=compare&with=abc", { tab: "compare", q: undefined }],
])("%j asks for its view", (query, expected) => {
  expect(view(query)).toEqual(expected);
});

test.each([
  ["", true],
  ["tab=season", false],
  ["tab=matches&competition=liga", true],
  ["tab=career&competition=liga", false],
  ["tab=videos&page=1", false],
  ["tab=compare&with=171", false],
  ["tab=compare&with=3&q=oban", false],
])("that %j is the one address of its view: %s", (query, expected) => {
  expect(isSaidSo(new URLSearchParams(query), view(query))).toBe(expected);
});

test("what goes without saying is not written", () => {
  expect(queryOfView({ tab: "season" })).toEqual({ competition: undefined });
  expect(queryOfView({ tab: "news", page: 1 })).toEqual({ tab: "news", page: undefined });
  expect(queryOfView({ tab: "compare", other: 3 })).toEqual({ tab: "compare", q: undefined, with: 3 });
});
