import { expect, test } from "vitest";
import { isSaidSo, parseView, queryOfView } from "./teamView.ts";

const facts = { competitions: [{ id: "liga-atlantica" }, { id: "taca-atlantica" }], hasTable: true };
const asked = (query: string, more = {}) => parseView(new URLSearchParams(query), { ...facts, ...more });

test.each([
  ["", { tab: "overview" }],
  ["tab=squad", { tab: "squad" }],
  ["tab=matches", { tab: "matches", isPrevious: false, competition: undefined }],
  [
    "tab=matches&type=previous&competition=taca-atlantica",
    { tab: "matches", isPrevious: true, competition: "taca-atlantica" },
  ],
  ["tab=statistics", { tab: "statistics", stat: undefined }],
  ["tab=statistics&type=players", { tab: "statistics", stat: "goals" }],
  ["tab=statistics&stat=assists&type=players", { tab: "statistics", stat: "assists" }],
  ["tab=news", { tab: "news", page: 1 }],
  ["tab=news&page=3", { tab: "news", page: 3 }],
  ["tab=compare", { tab: "compare", with: undefined }],
  ["tab=compare&with=4", { tab: "compare", with: 4 }],
])("“%s” is an address of its own", (query, view) => {
  expect(asked(query)).toEqual(view);
  expect(isSaidSo(new URLSearchParams(query), asked(query))).toBe(true);
});

test.each([
  ["tab=overview", {}],
  ["tab=nonsense", {}],
  ["tab=matches&type=prev", { tab: "matches", type: "previous" }],
  ["tab=matches&competition=liga-de-outros", { tab: "matches" }],
  ["tab=statistics&stat=assists", { tab: "statistics", stat: "assists", type: "players" }],
  ["tab=statistics&stat=goals&type=players", { tab: "statistics", type: "players" }],
  ["tab=statistics&stat=constructor", { tab: "statistics" }],
  ["tab=news&page=0", { tab: "news" }],
  ["tab=squad&season=20252026", { tab: "squad" }],
  ["tab=compare&with=farol", { tab: "compare" }],
])("“%s” is another way to say something", (query, own) => {
  const view = asked(query);
  expect(isSaidSo(new URLSearchParams(query), view)).toBe(false);
  const said = Object.entries(queryOfView(view)).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(said)).toEqual(own);
});

test("a cup has no table to show", () => {
  expect(asked("tab=standings", { hasTable: false })).toEqual({ tab: "overview" });
});
