import { expect, test } from "vitest";
import type { CoachHistory } from "../../../api/wire.ts";
import { atClubSince, coachAddressOf, nearestStay } from "./coachAddress.ts";

const stay = (team: number, ...seasons: [season: number, order: number][]) =>
  ({ team: { id: team }, seasons: seasons.map(([season, order]) => ({ season, order })) }) as CoachHistory;

// Two clubs in 2025/26: from club 4 to club 9 in winter.
const history = [stay(9, [20262027, 1], [20252026, 2]), stay(4, [20252026, 1], [20242025, 1], [20222023, 1])];

test("an address names a coach, a club and a season", () => {
  expect(coachAddressOf({ id: "955", team: "7", season: "20262027" })).toEqual({ id: 955, team: 7, season: 20262027 });
  for (const bad of [
    { id: "abc", team: "7", season: "20262027" },
    { id: "0", team: "7", season: "20262027" },
    { id: "955", team: "-7", season: "20262027" },
    { id: "955", team: "7", season: "2026" },
    { id: "9999999999999999", team: "7", season: "20262027" },
  ]) {
    expect(coachAddressOf(bad)).toBeUndefined();
  }
});

test("somebody who was there is shown there", () => {
  expect(nearestStay(history, { team: 4, season: 20252026 })).toMatchObject({ team: 4, season: 20252026 });
});

test("somebody who was elsewhere that season is shown at his last club of it", () => {
  expect(nearestStay(history, { team: 1, season: 20252026 })).toMatchObject({ team: 9, season: 20252026 });
  expect(nearestStay(history, { season: 20252026 })).toMatchObject({ team: 9, season: 20252026 });
});

test("in a season in which he was nowhere, his last one is shown", () => {
  expect(nearestStay(history, { team: 4, season: 20232024 })).toMatchObject({ team: 9, season: 20262027 });
  expect(nearestStay([], { team: 4, season: 20232024 })).toBeUndefined();
});

test("a stay is counted back to its last break", () => {
  expect(atClubSince(history, { team: 9, season: 20262027 })).toBe(20252026);
  expect(atClubSince(history, { team: 4, season: 20252026 })).toBe(20242025);
});
