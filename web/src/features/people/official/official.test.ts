import { expect, test } from "vitest";
import type { OfficialMatch } from "../../../api/wire.ts";
import { allTexts } from "../../../i18n/allTexts.ts";
import { dutyIn, hrefOfOfficial, officialAddressOf } from "./officialAddress.ts";
import { countedMatches, hoursOf, officialFigures, usefulBars } from "./officialFigures.ts";

const texts = allTexts["pt-PT"];

test("the first word of an address says which kind of official it names", () => {
  const params = { season: "20262027", id: "9" };
  expect(officialAddressOf("/referee/20262027/9", params)).toEqual({ kind: "referee", id: 9, season: 20262027 });
  expect(officialAddressOf("/observer/20262027/9?tab=matches", params)?.kind).toBe("observer");
  expect(officialAddressOf("/coach/20262027/9", params)).toBeUndefined();
  expect(officialAddressOf("/referee/x/9", { season: "x", id: "9" })).toBeUndefined();
});

test("one address for each view", () => {
  const address = { kind: "referee", id: 9, season: 20262027 } as const;
  expect(hrefOfOfficial(address, "season")).toBe("/referee/20262027/9");
  expect(hrefOfOfficial(address, "matches", "var")).toBe("/referee/20262027/9?tab=matches&type=var");
});

test("only duties that exist can be asked for", () => {
  expect(dutyIn(new URLSearchParams(""))).toBeUndefined();
  expect(dutyIn(new URLSearchParams("type=aVar"))).toBe("aVar");
  expect(dutyIn(new URLSearchParams("type=goalkeeper"))).toBeUndefined();
});

test("minutes become hours", () => {
  expect(["1154:06", "59:59", "60:00", "0:00"].map(hoursOf)).toEqual(["19:14", "0:59", "1:00", "0:00"]);
});

const stats = {
  matches: 12,
  totalTime: "1154:06",
  averageUsefulTime: null,
  averagePercentage: null,
  yellowCards: 63,
  doubleYellowCards: 0,
  redCards: 1,
  cardsPerMatch: 5.33,
  league: null,
};

test("what was not measured is left out, and no match gives no figures", () => {
  expect(officialFigures({ stats }, texts).map(({ key }) => key)).toEqual(["time", "yellow", "second", "red"]);
  expect(officialFigures({ stats: { ...stats, matches: 0 } }, texts)).toEqual([]);
});

const match = (id: number, duty: string, goals: number | null, percentage: number | null) =>
  ({
    id,
    duty,
    round: id,
    homeGoals: goals,
    awayGoals: goals,
    homeTeam: { name: "A", logo: { normal: { small: "/a.svg" } } },
    awayTeam: { name: "B", logo: { normal: { small: "/b.svg" } } },
    usefulTime: percentage === null ? null : { time: "50:00", percentage },
  }) as OfficialMatch;

test("a referee's figures are of what he refereed, in playing order", () => {
  const matches = [
    match(4, "main", null, null),
    match(3, "main", 1, 56.4),
    match(2, "var", 0, 50),
    match(1, "main", 2, null),
  ];
  expect(countedMatches(matches).map(({ id }) => id)).toEqual([1, 3]);
  expect(countedMatches([match(2, "var", 0, 50)]).map(({ id }) => id)).toEqual([2]);
  expect(usefulBars(countedMatches(matches), texts)).toMatchObject([{ label: "J3", text: "56%", name: "A – B" }]);
});
