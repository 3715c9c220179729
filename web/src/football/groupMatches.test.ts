import { expect, test } from "vitest";
import type { Round, StandingsTable } from "../api/wire.ts";
import { exampleLeg } from "./exampleBracket.ts";
import { groupAddress, groupNamed, groupRounds, isGroup, matchesOfGroup } from "./groupMatches.ts";

const table = (key: string, ...teams: number[]) =>
  ({ key, label: key, standings: teams.map((id) => ({ team: { id } })) }) as StandingsTable;
const groups = [table("group-a", 1, 2), table("group-b", 3, 4)];

test("a group is named by its letter", () => {
  expect(groupNamed({ standings: groups }, "b")?.key).toBe("group-b");
  expect(groupNamed({ standings: groups }, "z")).toBeUndefined();
  expect(groupNamed({ standings: groups }, null)).toBeUndefined();
  expect(groupAddress("1", "group-b", { season: 20252026 })).toBe(
    "/competition/1?season=20252026&group=b#group-matches",
  );
});

test("tables of all clubs are no groups", () => {
  expect(groups.every(isGroup)).toBe(true);
  expect(isGroup({ key: "overall" })).toBe(false);
});

test("a group's matches are those between its clubs", () => {
  const matches = [exampleLeg(1, 2), exampleLeg(3, 4), exampleLeg(1, 3)];
  expect(groups.map((group) => matchesOfGroup(matches, group).length)).toEqual([1, 1]);
});

test("groups play in the rounds of the group stage", () => {
  const rounds = [2, 2, 3].map((matchweekTypeId, index) => ({ number: index + 1, matchweekTypeId })) as Round[];
  expect(groupRounds({ rounds }).map(({ number }) => number)).toEqual([1, 2]);
});
