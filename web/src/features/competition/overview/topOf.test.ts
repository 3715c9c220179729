import { expect, test } from "vitest";
import type { StandingRow, Standings } from "../../../api/wire.ts";
import { isGrouped, topOf } from "./topOf.ts";

const tables = (...keys: string[]) =>
  ({
    lastRound: 3,
    standings: keys.map((key) => ({
      key,
      label: key,
      standings: [1, 2, 3].map((position) => ({ position }) as StandingRow),
    })),
  }) as Standings;

test("the first rows of the table, without those of home and away", () => {
  const top = topOf(tables("overall", "home", "away"), 2);
  expect(top.lastRound).toBe(3);
  expect(top.standings.map(({ key, standings }) => [key, standings.length])).toEqual([["overall", 2]]);
});

test("groups are told from a league", () => {
  expect(isGrouped(tables("group-a", "group-b"))).toBe(true);
  expect(isGrouped(tables("overall", "home", "away"))).toBe(false);
});
