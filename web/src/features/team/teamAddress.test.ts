import { expect, test } from "vitest";
import type { TeamInfo } from "../../api/wire.ts";
import { decideEdition, teamAddressOf } from "./teamAddress.ts";

const named = (id: string) => ({ id, label: id, format: "league" });
const seasons = [
  { season: 20262027, label: "2026/27", competitions: [named("liga-atlantica"), named("taca-atlantica")] },
  { season: 20242025, label: "2024/25", competitions: [named("segunda-atlantica")] },
] as TeamInfo["seasons"];

test.each([
  ["a club in a competition of a season", { id: "7", season: "20262027" }, true],
  ["a word in place of the club", { id: "farol", season: "20262027" }, false],
  ["a number that no club has", { id: "0", season: "20262027" }, false],
  ["a word in place of the season", { id: "7", season: "agora" }, false],
  ["a season that is too short", { id: "7", season: "2026" }, false],
])("%s", (_, given, isOne) => {
  expect(teamAddressOf({ ...given, competition: "liga-atlantica" }) !== undefined).toBe(isOne);
});

test.each([
  ["what is asked for, where it is there", "taca-atlantica", 20262027, "taca-atlantica", 20262027],
  ["the season's first competition for one in which the club does not play", "1", 20262027, "liga-atlantica", 20262027],
  ["the nearest season for one before the club was there", "liga-atlantica", 19501951, "segunda-atlantica", 20242025],
  ["the nearest season for one that is not known yet", "taca-atlantica", 20302031, "taca-atlantica", 20262027],
  ["the later of two that are as near", "liga-atlantica", 20252026, "liga-atlantica", 20262027],
])("%s", (_, competition, season, expected, expectedSeason) => {
  expect(decideEdition(seasons, { competition, season })).toEqual({ competition: expected, season: expectedSeason });
});

test("a club that never plays has no page", () => {
  expect(decideEdition([], { competition: "liga-atlantica", season: 20262027 })).toBeUndefined();
  const empty = [{ season: 20262027, label: "2026/27", competitions: [] }] as TeamInfo["seasons"];
  expect(decideEdition(empty, { competition: "liga-atlantica", season: 20262027 })).toBeUndefined();
});
