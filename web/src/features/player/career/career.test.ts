import { expect, test } from "vitest";
import type { PlayerHistory, Season } from "../../../api/wire.ts";
import { exampleTeam, FAROL, MARE } from "../../../football/exampleMatch.ts";
import { allTexts } from "../../../i18n/allTexts.ts";
import { careerRows } from "./careerRows.ts";
import { spellsOf, totalsOf } from "./spells.ts";

const season = (id: number, order: number, matches: number, goals: number) => ({
  season: id,
  label: `${String(id).slice(0, 4)}/${String(id).slice(6)}`,
  order,
  matches,
  goals,
  loanFrom: null,
});

const history: PlayerHistory[] = [
  { team: FAROL, seasons: [season(20262027, 1, 11, 11), season(20242025, 1, 9, 1)] },
  { team: MARE, seasons: [{ ...season(20242025, 2, 12, 4), loanFrom: exampleTeam(3, "Valmarinho") }] },
];
const seasons = [{ id: 20262027, competitions: [{ id: "liga" }] }] as Season[];

test("seasons stand newest first, and of two clubs in one season the later one", () => {
  expect(spellsOf(history).map(({ season: id, team }) => [id, team.name])).toEqual([
    [20262027, "Farol do Cabo"],
    [20242025, "Santa Maré"],
    [20242025, "Farol do Cabo"],
  ]);
});

test("a career adds up: a season at two clubs is one season, a club left and come back to is one club", () => {
  expect(totalsOf(spellsOf(history))).toEqual({ matches: 32, goals: 16, seasons: 2, clubs: 2 });
  expect(totalsOf([])).toEqual({ matches: 0, goals: 0, seasons: 0, clubs: 0 });
});

test("former clubs lead to their page of that season, and loans say whose he was", () => {
  const rows = careerRows(spellsOf(history), seasons, allTexts["pt-PT"]);
  expect(rows.map(({ season: label, note, cells }) => [label, note, ...cells])).toEqual([
    ["26/27", undefined, "11", "11"],
    ["24/25", "Emprestado por Valmarinho", "12", "4"],
    ["24/25", undefined, "9", "1"],
  ]);
  expect(rows[0]?.club.href).toBe("/team/1/farol-do-cabo/liga/20262027");
  expect(rows[1]?.club.href).toBeUndefined();
});
