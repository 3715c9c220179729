import { expect, test } from "vitest";
import type { Percentiles, PlayerStatistics } from "../../../api/wire.ts";
import { MARE } from "../../../football/exampleMatch.ts";
import { allTexts } from "../../../i18n/allTexts.ts";
import { examplePlayerMatch } from "../examplePlayer.ts";
import { bandOf } from "./bandOf.ts";
import { figureRows } from "./figureRows.ts";
import { chartCompetition, goalsByRound } from "./goalsByRound.ts";
import { percentileRows } from "./percentileRows.ts";

const texts = allTexts["pt-PT"];
const LIGA = "liga-atlantica";

test("a chart has every round up to the last, also those without him", () => {
  const matches = [
    examplePlayerMatch(4, { goals: 2 }),
    examplePlayerMatch(3, { minutes: 0 }),
    examplePlayerMatch(1, { goals: 1 }),
    examplePlayerMatch(9, { goals: 5 }, { competition: "taca-atlantica" }),
  ];
  expect(goalsByRound(matches, LIGA, "goals").map(({ goals, isOut }) => (isOut ? "out" : goals))).toEqual([
    1,
    "out",
    "out",
    2,
  ]);
});

test("a goalkeeper's chart has what his team let in, at home and away", () => {
  const away = examplePlayerMatch(2, { team: MARE.id });
  expect(goalsByRound([examplePlayerMatch(1, {}), away], LIGA, "suffered").map(({ goals }) => goals)).toEqual([1, 2]);
});

test("the chart is of the league in which he was there most often, or of the one asked for", () => {
  const matches = ["a", "b", "b", "cup", "cup", "cup"].map((competition) => ({ competition }));
  const leagues = new Set(["a", "b"]);
  expect(chartCompetition(matches, leagues, undefined)).toBe("b");
  expect(chartCompetition(matches, leagues, "a")).toBe("a");
  expect(chartCompetition(matches, leagues, "cup")).toBeUndefined();
  expect(chartCompetition([], leagues, undefined)).toBeUndefined();
});

test("what counts in his position is not shouted", () => {
  expect(bandOf([{ key: "goals", label: "GOLOS", value: 1204 }], texts)).toEqual([
    { key: "goals", label: "Golos", value: "1\u202f204" },
  ]);
});

const stat = (key: string, value: number) => ({ statId: 1, key, label: key, value });

test("figures leave out what never happened, and say per ninety minutes only what can be", () => {
  const stats: PlayerStatistics["stats"] = [stat("goals", 2), stat("assists", 0), stat("playedMinutes", 360)];
  expect(figureRows(stats, texts).map(({ cells }) => cells)).toEqual([
    ["goals", "2", "0,50"],
    ["playedMinutes", "360", "–"],
  ]);
  expect(figureRows([stat("goals", 2)], texts)[0]?.cells).toEqual(["goals", "2", "–"]);
});

const percentiles = (stats: [key: string, per90: number | null, percentile: number][]) =>
  ({
    stats: stats.map(([key, per90, percentile]) => ({ ...stat(key, 900), per90, percentile, isLowerBetter: false })),
  }) as Percentiles;

test("two who are compared have a row for everything that either is compared in", () => {
  const one = percentiles([
    ["goals", 0.5, 93],
    ["playedMinutes", null, 60],
  ]);
  const other = percentiles([["saves", 3.69, 71]]);
  const rows = percentileRows([one, other], texts).map(({ key, marks }) => [
    key,
    ...marks.map(({ value, percentile }) => `${value} ${percentile}`),
  ]);
  expect(rows).toEqual([
    ["goals", "0,50 93", "– null"],
    ["playedMinutes", "900 60", "– null"],
    ["saves", "– null", "3,69 71"],
  ]);
  expect(percentileRows([null, null], texts)).toEqual([]);
});
