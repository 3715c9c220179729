import { expect, test } from "vitest";
import type { StandingRow, Standings } from "../../../api/wire.ts";
import { exampleTeam, FAROL, MARE } from "../../../football/exampleMatch.ts";
import { allTexts } from "../../../i18n/allTexts.ts";
import { staticMatch } from "../exampleMatch.ts";
import { beforeParts } from "./beforeParts.ts";
import { clubRows } from "./clubRows.ts";

const texts = allTexts["pt-PT"];
const row = (team: typeof FAROL, position: number, points: number, matches = 13) =>
  ({ team, position, points, matches }) as StandingRow;
const tables = (...all: [key: string, rows: StandingRow[]][]) =>
  ({ standings: all.map(([key, standings]) => ({ key, label: key, standings })) }) as Standings;

test("place and form of both clubs, the home side first", () => {
  const standings = tables(["home", [row(MARE, 1, 20)]], ["overall", [row(MARE, 2, 30), row(FAROL, 4, 25)]]);
  const rows = clubRows(staticMatch({ homeTeamForm: ["W", "D", "L"], awayTeamForm: [] }), standings, texts);
  expect(rows).toMatchObject([
    {
      name: "Farol do Cabo",
      place: { position: 4, points: 25 },
      form: {
        label: "Do mais antigo para o mais recente: vitória, empate, derrota",
        results: [
          { kind: "win", letter: "V" },
          { kind: "draw", letter: "E" },
          { kind: "loss", letter: "D" },
        ],
      },
    },
    { name: "Santa Maré", place: { position: 2, points: 30 }, form: undefined },
  ]);
});

test.each([
  ["without a table", undefined],
  ["in a table of others", tables(["overall", [row(exampleTeam(9, "Nortada"), 1, 3)]])],
  ["before its first match", tables(["overall", [row(FAROL, 1, 0, 0)]])],
])("a club has no place %s", (_, standings) => {
  expect(clubRows(staticMatch(), standings, texts)[0]?.place).toBeUndefined();
});

test("in groups a club has the place of its own; letters that nobody knows are left out", () => {
  const standings = tables(["group-a", [row(MARE, 1, 9)]], ["group-b", [row(FAROL, 3, 2)]]);
  const [home] = clubRows(staticMatch({ homeTeamForm: ["W", "?", "W", "W", "W", "L", "W"] }), standings, texts);
  expect(home?.place).toEqual({ position: 3, points: 2 });
  expect(home?.form?.results.map(({ letter }) => letter).join("")).toBe("VVVDV");
});

test.each([
  ["of a league", "liga-atlantica", 1, true],
  ["of a group abroad", "5", 2, true],
  ["of a knock-out round", "taca-atlantica", 3, false],
])("the table %s", (_, competition, matchweekTypeId, isRead) => {
  const address = { season: "20262027", competition, round: "11", id: 1364 };
  const rounds = [{ number: 11, matchweekTypeId }] as never;
  const keys = beforeParts(address, { round: 11 }, { rounds }).map(({ queryKey }) => String(queryKey[0]));
  expect(keys.some((key) => key.includes("/standings"))).toBe(isRead);
  expect(beforeParts(address, { round: 11 })).toHaveLength(1);
});
