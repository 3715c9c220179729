import { expect, test } from "vitest";
import type { TeamStatistic, TeamStatistics } from "../../../api/wire.ts";
import { allTexts } from "../../../i18n/allTexts.ts";
import { contrast } from "../../../ui/accent.ts";
import { clubSides, groupStats, tableStats } from "./compared.ts";

const texts = allTexts["pt-PT"];
const club = (color: string, secondaryColor: string | null) => ({
  name: "Clube",
  logo: { normal: { small: "/c.svg" } },
  color,
  secondaryColor,
});

test.each([
  ["each in its own colour", club("#FFD21F", "#15171C"), club("#D9142F", "#FFFFFF"), "#D9142F"],
  ["two of one colour: the other one in its second", club("#FFFFFF", "#000000"), club("#FAFCFF", "#0C7A46"), "#0C7A46"],
  ["two that are alike in both", club("#FFFFFF", "#FFFFFF"), club("#FFFFFF", "#FFFFFF"), "#001941"],
  ["a club with one colour only", club("#FFFFFF", null), club("#FFFFFF", null), "#001941"],
])("%s", (_, one, other, expected) => {
  const { home, away } = clubSides(one, other);
  expect(away.color).toBe(expected);
  for (const side of [home, away]) expect(contrast(side.color, side.onColor)).toBeGreaterThanOrEqual(4.5);
});

const figure = (key: string, average: number): TeamStatistic => ({
  statId: 1,
  key,
  label: key,
  total: average,
  average,
  leagueAverage: 1,
});
const of = (...attack: TeamStatistic[]) => ({ attack }) as TeamStatistics;

test("what both have, per match; what neither did is left out", () => {
  const stats = groupStats(
    of(figure("goals", 1.6), figure("penaltiesMissed", 0), figure("corners", 4)),
    of(figure("goals", 2), figure("penaltiesMissed", 0)),
    "attack",
    texts,
  );
  expect(stats.map(({ key, home, away }) => [key, home.text, away.text])).toEqual([["goals", "1,6", "2,0"]]);
  expect(groupStats(undefined, of(figure("goals", 1)), "attack", texts)).toEqual([]);
});

test("without a table in which both stand, nothing is said of places", () => {
  expect(tableStats(undefined, 1, 2, texts)).toEqual([]);
});
