import { expect, test } from "vitest";
import { exampleTeam } from "../../../football/exampleMatch.ts";
import { clubMarks } from "../board/clubMarks.ts";
import { staticMatch } from "../exampleMatch.ts";
import { historyParts } from "./historyParts.ts";

test("two clubs of one colour are told apart", () => {
  const match = staticMatch({ homeTeam: exampleTeam(1, "Farol"), awayTeam: exampleTeam(2, "Maré") });
  const { home, away } = clubMarks(match);
  expect(home.color).toBe("#FFD21F");
  expect(away.color).not.toBe(home.color);
});

test("abroad a match is asked for by its number, at home by both clubs", () => {
  const address = { season: "20262027", competition: "5", round: "4", id: 2115 };
  const keyAt = (competition: string) => historyParts({ ...address, competition }, staticMatch())[0]?.queryKey;
  expect(keyAt("5")).toEqual(["/api/v1/international/match/2115/teams/history"]);
  expect(keyAt("liga-atlantica")).toEqual(["/api/v1/match/teams/history?home=1&away=2"]);
});
