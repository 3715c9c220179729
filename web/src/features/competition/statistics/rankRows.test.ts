import { expect, test } from "vitest";
import type { Rating, Spectators, StandingRow, Standings, TeamRef, TeamUsefulTime } from "../../../api/wire.ts";
import { allTexts } from "../../../i18n/allTexts.ts";
import { ratingRows, secondColours, spectatorRows, teamRows, usefulTimeRows } from "./rankRows.ts";

const texts = allTexts["pt-PT"];

const club = (id: number, name: string): TeamRef => ({
  id,
  name,
  abbreviation: name.slice(0, 3).toUpperCase(),
  color: "#FFD21F",
  textColor: "#001941",
  logo: { normal: { small: `/art/crest/${id}.svg` } },
});
const farol = club(1, "Farol do Cabo");
const serra = club(2, "Serra Alta");
const dunas = club(3, "Dunas");
const hrefOf = ({ id }: Pick<TeamRef, "id">) => `/club/${id}`;

const row = (team: TeamRef, matches: number, goalsScored: number, goalsConceded: number) =>
  ({ team, matches, goalsScored, goalsConceded, wins: 1, draws: 0, loses: 0 }) as StandingRow;
const table = (key: string, ...standings: StandingRow[]) => ({ key, label: key, standings });

test.each([
  [
    "scored",
    [
      ["1", "Farol do Cabo", "9"],
      ["1", "Dunas", "9"],
      ["3", "Serra Alta", "4"],
    ],
  ],
  [
    "conceded",
    [
      ["1", "Serra Alta", "2"],
      ["2", "Farol do Cabo", "6"],
      ["3", "Dunas", "8"],
    ],
  ],
] as const)("clubs by %s: those level share a place, and only who has played counts", (stat, expected) => {
  const standings = {
    standings: [
      table("overall", row(farol, 3, 9, 6), row(serra, 3, 4, 2), row(dunas, 3, 9, 8), row(club(4, "Novos"), 0, 0, 0)),
      table("home", row(farol, 1, 5, 1)),
    ],
  } as Standings;
  const rows = teamRows(standings, stat, hrefOf, texts);
  expect(rows.map(({ position, name, value }) => [String(position), name, value])).toEqual(expected);
  expect(rows[0]?.detail).toBe("3 jogos");
});

test("clubs of all groups are held against each other", () => {
  const standings = {
    standings: [table("group-a", row(farol, 3, 5, 1)), table("group-b", row(serra, 3, 7, 1))],
  } as Standings;
  expect(teamRows(standings, "scored", hrefOf, texts).map(({ name, href }) => [name, href])).toEqual([
    ["Serra Alta", "/club/2"],
    ["Farol do Cabo", "/club/1"],
  ]);
});

test("the ball in play: the bar is its part of the time played", () => {
  const time = { team: farol, position: 1, matches: 13, average: "54:12", averageSeconds: 3252, total: "704:36" };
  const list: TeamUsefulTime[] = [
    { ...time, percentage: 56.3 },
    { ...time, team: serra, position: 2, average: "27:06", averageSeconds: 1626, percentage: null },
  ];
  expect(usefulTimeRows(list, hrefOf, texts).map(({ value, detail, share }) => [value, detail, share])).toEqual([
    ["54:12", "56,3%", 0.563],
    ["27:06", undefined, 0.5],
  ]);
});

const came = (team: TeamRef, average: number, occupancy: number | null): Spectators => ({
  position: 1,
  team,
  stadium: { id: team.id + 10, name: `Estádio ${team.id}` },
  matches: 6,
  total: average * 6,
  average,
  occupancy,
});

test("grounds by who came, and by how full they were where that is known", () => {
  const list = [came(farol, 20_000, 64.3), came(serra, 10_000, 101), came(dunas, 5_000, null)];
  const colours = secondColours(undefined);
  expect(
    spectatorRows(list, "attendance", colours, texts).map(({ name, value, share }) => [name, value, share]),
  ).toEqual([
    ["Estádio 1", "20\u202f000", 1],
    ["Estádio 2", "10\u202f000", 0.5],
    ["Estádio 3", "5\u202f000", 0.25],
  ]);
  expect(
    spectatorRows(list, "occupancy", colours, texts).map(({ position, detail, value, share }) => [
      position,
      detail,
      value,
      share,
    ]),
  ).toEqual([
    [1, "Serra Alta", "101,0%", 1],
    [2, "Farol do Cabo", "64,3%", 0.643],
  ]);
});

test("a club without a ground of its own stands under its name", () => {
  const [only] = spectatorRows([{ ...came(farol, 900, 20), stadium: null }], "attendance", new Map(), texts);
  expect([only?.name, only?.detail, only?.picture?.shape]).toEqual(["Farol do Cabo", undefined, "crest"]);
});

test("grounds by their marks, with a picture in both colours of the club", () => {
  const rating: Rating = { position: 1, team: farol, stadium: { id: 12, name: "Parque" }, score: 4, ratings: 1 };
  const [only] = ratingRows([rating], new Map([[1, "#15171C"]]), texts);
  expect(only).toMatchObject({
    name: "Parque",
    detail: "Farol do Cabo, 1 avaliação",
    value: "4,0",
    share: 0.8,
    picture: { src: "/art/scene/stadium-12-FFD21F-15171C.svg", shape: "place" },
  });
});
