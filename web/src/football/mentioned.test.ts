import { expect, test } from "vitest";
import type { Match, PersonRef, Season, TeamRef } from "../api/wire.ts";
import { mentionedIn } from "./mentioned.ts";

const team = { id: 7, name: "Farol do Cabo" } as TeamRef;
const player = { id: 412, name: "Duarte Pimentel" } as PersonRef;
const seasons = [{ id: 20262027, current: true, competitions: [{ id: "liga-atlantica" }] }] as unknown as Season[];
const match = { season: 20252026, competition: "taca", homeTeam: { id: 9, name: "Rotunda" } } as unknown as Match;

test("in the current season, where no match is named", () => {
  expect(mentionedIn({ teams: [team], players: [player] }, seasons)).toMatchObject({
    clubs: [{ href: "/team/7/farol-do-cabo/liga-atlantica/20262027" }],
    players: [{ key: "412", href: "/player/412/duarte-pimentel/20262027/7" }],
  });
});

test("in the season and the competition of the match, and of a player at a club that played it", () => {
  expect(mentionedIn({ teams: [team], players: [player], matches: [match] }, seasons).clubs[0]?.href).toBe(
    "/team/7/farol-do-cabo/taca/20252026",
  );
  expect(mentionedIn({ players: [player], matches: [match] }, seasons).players[0]?.href).toBe(
    "/player/412/duarte-pimentel/20252026/9",
  );
});

test("a player of whom no club is known has no page to lead to, and nothing has one without a season", () => {
  expect(mentionedIn({ players: [player] }, seasons).players).toEqual([]);
  expect(mentionedIn({ teams: [team], players: [player] }, undefined)).toEqual({ clubs: [], players: [] });
});
