import { expect, test } from "vitest";
import type { CompetitionDetail, StandingRow, Standings, TeamInfo } from "../../../api/wire.ts";
import { exampleMatch, exampleTeam } from "../../../football/exampleMatch.ts";
import { allTexts } from "../../../i18n/allTexts.ts";
import { around, placeOf } from "./around.ts";
import { fixtureOf } from "./fixture.ts";

const rows = (...ids: number[]) =>
  ids.map((id, at) => ({ team: exampleTeam(id, `Clube ${id}`), position: at + 1 }) as StandingRow);
const standings = (...tables: [string, number[]][]) =>
  ({ live: false, standings: tables.map(([key, ids]) => ({ key, label: key, standings: rows(...ids) })) }) as Standings;
const shown = (table: Standings | undefined) => table?.standings[0]?.standings.map(({ team }) => team.id);

test.each([
  ["in the middle, two above and two below", 4, [2, 3, 4, 5, 6]],
  ["who leads has four below", 1, [1, 2, 3, 4, 5]],
  ["who is last has four above", 8, [4, 5, 6, 7, 8]],
])("%s", (_, id, expected) => {
  expect(shown(around(standings(["overall", [1, 2, 3, 4, 5, 6, 7, 8]]), id))).toEqual(expected);
});

test("a group of four is shown whole, and the club's own group is found", () => {
  const groups = standings(["group-a", [1, 2, 3, 4]], ["group-b", [5, 6, 7, 8]]);
  expect(shown(around(groups, 7))).toEqual([5, 6, 7, 8]);
  expect(placeOf(groups, 7)?.table.key).toBe("group-b");
  expect(around(groups, 99)).toBeUndefined();
});

const texts = allTexts["pt-PT"];
const team = {
  info: { competitions: [{ id: "1", label: "Liga dos Oceanos" }] as TeamInfo["competitions"] },
  competition: { id: "liga-atlantica", rounds: [{ number: 11, label: "Jornada 11" }] as CompetitionDetail["rounds"] },
};

test("the next match with its round, hour and day", () => {
  expect(fixtureOf(exampleMatch({ transmission: "Maré TV" }), team, texts)).toMatchObject({
    lead: "jornada 11",
    centre: "20:30",
    when: "sáb. 14 nov",
    place: "Estádio do Promontório, Maré TV",
  });
});

test("no hour and no day are made up; a match of another competition names that", () => {
  const match = exampleMatch({ date: "2026-12-21", fixtureDateIsDefined: false, competition: "1", stadium: null });
  expect(fixtureOf(match, team, texts)).toMatchObject({
    lead: "Liga dos Oceanos",
    centre: "–",
    when: "Data por definir",
    place: undefined,
  });
});
