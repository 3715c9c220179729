import { expect, test } from "vitest";
import { decideStatistic, queryOfStatistic, STATISTIC_TYPES, statisticsOf } from "./catalogue.ts";

test.each([
  [null, null, { type: "players", stat: "goals" }],
  ["players", "assists", { type: "players", stat: "assists" }],
  ["teams", null, { type: "teams", stat: "scored" }],
  ["teams", "usefulTime", { type: "teams", stat: "usefulTime" }],
  ["teams", "assists", { type: "teams", stat: "scored" }],
  ["stadiums", "pitch", { type: "stadiums", stat: "pitch" }],
  ["referees", "saves", { type: "players", stat: "saves" }],
  ["<script>", "constructor", { type: "players", stat: "goals" }],
])("type %s, stat %s", (type, stat, expected) => {
  expect(decideStatistic(type, stat, true)).toEqual(expected);
});

test.each([true, false])("every statistic is found again by its address (with a table: %s)", (hasTable) => {
  for (const statistic of STATISTIC_TYPES.flatMap((type) => statisticsOf(type, hasTable))) {
    const { type = null, stat = null } = queryOfStatistic(statistic, hasTable);
    expect(decideStatistic(type, stat, hasTable)).toEqual(statistic);
  }
});

test("without a table nothing is said that only a table says", () => {
  expect(decideStatistic("teams", "wins", false)).toEqual({ type: "teams", stat: "usefulTime" });
  expect(queryOfStatistic({ type: "teams", stat: "usefulTime" }, false)).toEqual({ type: "teams" });
});
