import { expect, test } from "vitest";
import type { TeamStatistic, TeamStatistics } from "../../../api/wire.ts";
import { allTexts } from "../../../i18n/allTexts.ts";
import { averageRows, mainFigures, ringsOf } from "./figures.ts";

const texts = allTexts["pt-PT"];
const one = (key: string, total: number, average: number, leagueAverage: number): TeamStatistic => ({
  statId: 1,
  key,
  label: key,
  total,
  average,
  leagueAverage,
});
const figures: TeamStatistics = {
  main_stats: { winsPercentage: 22.2, scoredGoalsInFixturesPercentage: 100, sufferedGoalsInFixturesPercentage: 0 },
  matches: 9,
  general: [one("possession", 48.4, 48.4, 50)],
  attack: [one("goals", 14, 1.6, 1.3)],
  defense: [one("goalsSuffered", 1200, 1.3, 1.3)],
};

test("three shares of the matches, as rings", () => {
  expect(ringsOf(figures, texts).map(({ text, label }) => [text, label])).toEqual([
    ["22%", "vitórias"],
    ["100%", "jogos a marcar"],
    ["0%", "jogos a sofrer"],
  ]);
});

test("goals and possession as large figures; what nobody counted is left out", () => {
  expect(mainFigures(figures, texts).map(({ value }) => value)).toEqual(["14", "1\u202f200", "48%"]);
  expect(mainFigures({ ...figures, general: [], defense: [] }, texts).map(({ key }) => key)).toEqual(["goals"]);
});

test("a bar and the mark of the average share one length; parts of a whole are measured by the whole", () => {
  const [goals] = averageRows(figures.attack, texts);
  expect(goals).toMatchObject({ total: "14", value: "1,6", average: "1,3" });
  expect(goals && goals.share / goals.averageShare).toBeCloseTo(1.6 / 1.3);
  expect(goals?.share).toBeLessThan(1);
  expect(averageRows(figures.general, texts)[0]).toMatchObject({ total: undefined, value: "48,4%", share: 0.484 });
});

test("nothing at all is no bar", () => {
  expect(averageRows([one("penaltiesMissed", 0, 0, 0)], texts)[0]).toMatchObject({ share: 0, averageShare: 0 });
});
