import { expect, test } from "vitest";
import type { CompetitionDetail, Match, TeamInfo } from "../../../api/wire.ts";
import { exampleMatch } from "../../../football/exampleMatch.ts";
import { matchesAhead, matchesAround } from "../../../football/matchesAround.ts";
import { allTexts } from "../../../i18n/allTexts.ts";
import { monthsOf, teamMatchRow } from "./teamMatches.ts";

const texts = allTexts["pt-PT"];
const over = (id: number, change: Partial<Match> = {}) =>
  exampleMatch({ id, status: 5, subStatus: 11, homeGoals: 1, awayGoals: 0, ...change });
const ahead = (id: number, change: Partial<Match> = {}) => exampleMatch({ id, ...change });
const live = (id: number) => exampleMatch({ id, status: 3, subStatus: 2, homeGoals: 0, awayGoals: 0 });
const idsOf = (matches: Match[]) => matches.map(({ id }) => id);

test.each([
  [
    "what is on comes first, then the last results, then what is next",
    [1, 2, 3, 4],
    [5],
    [6, 7, 8],
    [5, 4, 3, 2, 6, 7],
  ],
  ["before the season there are only matches to come", [], [], [1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6]],
  ["after the season there are only results", [1, 2, 3, 4, 5, 6, 7], [], [], [7, 6, 5, 4, 3, 2]],
  ["near its end more results fill the list", [1, 2, 3, 4, 5, 6], [], [7], [6, 5, 4, 3, 2, 7]],
  ["a season without fixtures has none", [], [], [], []],
])("%s", (_, played, on, next, shown) => {
  const matches = [...played.map((id) => over(id)), ...on.map(live), ...next.map((id) => ahead(id))];
  expect(idsOf(matchesAround(matches))).toEqual(shown);
});

test("a match without any day is the last of those to come", () => {
  const postponed = ahead(1, { subStatus: 14, date: null, fixtureDateIsDefined: false });
  expect(idsOf(matchesAhead([postponed, ahead(2), ahead(3)]))).toEqual([2, 3, 1]);
});

const around = {
  info: { competitions: [{ id: "taca-atlantica", label: "Taça Atlântica" }] as TeamInfo["competitions"] },
  competition: {
    id: "liga-atlantica",
    rounds: [{ number: 11, initial_date: "2026-11-13", final_date: "2026-11-16" }] as CompetitionDetail["rounds"],
  },
};

test("a match of another competition says which", () => {
  const row = teamMatchRow(over(1, { competition: "taca-atlantica" }), around, texts);
  expect(row.meta?.place).toBe("Taça Atlântica");
  expect(row.label).toMatch(/^Taça Atlântica: Farol do Cabo 1/);
  expect(teamMatchRow(over(1), around, texts).meta?.place).toBe("Estádio do Promontório");
});

test("a day that is not fixed is given as the days of the round", () => {
  const row = teamMatchRow(ahead(1, { date: "2026-11-14", fixtureDateIsDefined: false }), around, texts);
  expect(row.status).toMatchObject({ text: "Por definir", detail: "13 a 16 nov" });
});

test("months in playing order; what was played is read backwards", () => {
  const matches = [
    over(1, { date: "2026-09-01T20:00:00+01:00" }),
    over(2, { date: "2026-10-01T20:00:00+01:00", competition: "taca-atlantica" }),
    ahead(3, { date: "2026-11-20T20:00:00+00:00" }),
  ];
  const keys = (isPrevious: boolean, competition?: string) =>
    monthsOf(matches, { isPrevious, competition }, texts).map(({ key }) => key);
  expect(keys(false)).toEqual(["2026-09", "2026-10", "2026-11"]);
  expect(keys(true)).toEqual(["2026-10", "2026-09"]);
  expect(keys(false, "taca-atlantica")).toEqual(["2026-10"]);
});
