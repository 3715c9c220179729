import { expect, test } from "vitest";
import type { SquadPlayer, Staff, TeamInfo } from "../../../api/wire.ts";
import { FAROL, MARE } from "../../../football/exampleMatch.ts";
import { allTexts } from "../../../i18n/allTexts.ts";
import { playerCard } from "./playerCard.ts";
import { squadExcerpt, squadGroups, whoLeft } from "./squadGroups.ts";
import { leaverOf, staffOf } from "./squadPeople.ts";

const texts = allTexts["pt-PT"];
const player = (id: number, positionKey: string | null, change: Partial<SquadPlayer> = {}): SquadPlayer => ({
  id,
  external_id: `p${id}`,
  name: `Jogador ${id}`,
  shirtName: "JOGADOR",
  positionKey,
  goals: 0,
  matches: 0,
  minutes: 0,
  team: FAROL,
  ...change,
});

test("lines from the goalkeepers on, without those who left; whose place nobody knows comes last", () => {
  const squad = [
    player(1, null),
    player(2, "forward"),
    player(3, "goalkeeper"),
    player(4, "forward", { left: "2026-12-16" }),
    player(5, "libero"),
  ];
  expect(squadGroups(squad).map(({ line, players }) => [line, players.map(({ id }) => id)])).toEqual([
    ["goalkeeper", [3]],
    ["forward", [2]],
    ["unknown", [1, 5]],
  ]);
});

test("a player who left is still named, the latest first", () => {
  const squad = [
    player(1, "forward", { left: "2026-08-30" }),
    player(2, "forward"),
    player(3, "defender", { left: "2027-01-05", goals: 1, matches: 12 }),
  ];
  const left = whoLeft(squad);
  expect(left.map(({ id }) => id)).toEqual([3, 1]);
  expect(left.map((one) => leaverOf(one, 20262027, texts).detail)).toEqual([
    "Saiu a 5 jan, 1 golo, 12 jogos",
    "Saiu a 30 ago",
  ]);
});

test("the excerpt shows six of the front lines, those who play most, by their numbers", () => {
  const squad = [
    player(1, "goalkeeper", { minutes: 900 }),
    ...Array.from({ length: 8 }, (_, at) => player(10 + at, "forward", { minutes: at * 90, kitNumber: 30 - at })),
  ];
  const [forwards, ...others] = squadExcerpt(squad);
  expect(others).toEqual([]);
  expect(forwards?.players.map(({ kitNumber }) => kitNumber)).toEqual([23, 24, 25, 26, 27, 28]);
});

test("a squad of goalkeepers alone is shown as it is", () => {
  expect(squadExcerpt([player(1, "goalkeeper")]).map(({ line }) => line)).toEqual(["goalkeeper"]);
  expect(squadExcerpt([])).toEqual([]);
});

test("a card says number, country and figures, and who lent the player", () => {
  const card = playerCard(
    player(9, "forward", { kitNumber: 9, nationality: "Camarões", goals: 1, matches: 3, loanFrom: MARE }),
    20262027,
    texts,
  );
  expect(card).toMatchObject({
    href: "/player/9/jogador-9/20262027/1",
    number: 9,
    numberLabel: "número 9",
    detail: "Camarões",
    figures: "1 golo, 3 jogos",
    mark: "Emprestado por Santa Maré",
  });
});

test("nothing is made up for a player of whom only the name is known", () => {
  const { number, photo, detail, figures, mark } = playerCard(player(9, null), 20262027, texts);
  expect([number, photo, detail, figures, mark]).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test("everybody on the staff has a page, also who left", () => {
  const staff = [
    { id: 1, name: "Ana", position: "treinador principal" },
    { id: 2, name: "Rui", position: "massagista", left: "2026-10-01" },
  ] as Staff[];
  const people = staffOf(staff, { info: FAROL as TeamInfo, season: 20262027 }, texts);
  expect(people.map(({ detail, href }) => [detail, href])).toEqual([
    ["Treinador principal", "/coach/1/1/20262027"],
    ["Massagista, até 1 out", "/coach/2/1/20262027"],
  ]);
});
