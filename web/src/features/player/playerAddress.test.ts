import { expect, test } from "vitest";
import { chosenSpellOf, playerAddressOf, valueOfSpell } from "./playerAddress.ts";

test("an address names a player, a season and a team", () => {
  expect(playerAddressOf({ id: "9", season: "20262027", team: "1" })).toEqual({ id: 9, season: 20262027, team: 1 });
});

test.each([
  ["a name for a number", { id: "obando", season: "20262027", team: "1" }],
  ["nought", { id: "0", season: "20262027", team: "1" }],
  ["a year for a season", { id: "9", season: "2026", team: "1" }],
  ["no team", { id: "9", season: "20262027" }],
])("%s is no address", (_, params) => {
  expect(playerAddressOf(params)).toBeUndefined();
});

test("what the choice of season sends is understood again", () => {
  expect(chosenSpellOf(valueOfSpell({ season: 20252026, team: 7 }))).toEqual({ season: 20252026, team: 7 });
  expect(chosenSpellOf("20252026")).toEqual({ season: 20252026 });
  expect(chosenSpellOf("2025/26")).toBeUndefined();
  expect(chosenSpellOf(null)).toBeUndefined();
});
