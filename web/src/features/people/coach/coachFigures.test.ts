import { expect, test } from "vitest";
import type { CoachHistory, CoachMatch, Season } from "../../../api/wire.ts";
import { allTexts } from "../../../i18n/allTexts.ts";
import { careerRows, coachFigures } from "./coachFigures.ts";
import { decideDifferences } from "./differences.ts";

const texts = allTexts["pt-PT"];

test("a season in six figures", () => {
  const figures = coachFigures({ gamesPlayed: 11, won: 7, draw: 3, defeat: 1 }, texts);
  expect(figures.map(({ value }) => value)).toEqual(["11", "7", "3", "1", "64%", "2,2"]);
});

test("nobody has a share of no matches", () => {
  expect(coachFigures({ gamesPlayed: 0, won: 0, draw: 0, defeat: 0 }, texts)).toEqual([]);
});

const club = (id: number) => ({ id, name: `Clube ${id}`, logo: { normal: { small: `/art/crest/${id}.svg` } } });

test("a career is told from the newest club on, also where two share a season", () => {
  const stats = { gamesPlayed: 10, won: 5, draw: 3, defeat: 2 };
  const season = (id: number, order: number) => ({
    season: id,
    label: String(id),
    order,
    position: "treinador principal",
    matches: 10,
    stats,
  });
  const history = [
    { team: club(4), seasons: [season(20252026, 1), season(20242025, 1)] },
    { team: club(9), seasons: [season(20252026, 2)] },
  ] as unknown as CoachHistory[];
  const seasons = [{ id: 20252026, competitions: [{ id: "liga" }] }] as Season[];
  const rows = careerRows(history, seasons, texts);
  expect(rows.map(({ season, club }) => `${season} ${club.name}`)).toEqual([
    "20252026 Clube 9",
    "20252026 Clube 4",
    "20242025 Clube 4",
  ]);
  expect(rows.map(({ club }) => club.href)).toEqual([
    "/team/9/clube-9/liga/20252026",
    "/team/4/clube-4/liga/20252026",
    undefined,
  ]);
  expect(rows[0]?.cells).toEqual(["10", "5", "3", "2"]);
});

const match = (id: number, home: number, away: number, goals: [number, number] | null, team: number) =>
  ({
    id,
    homeTeam: club(home),
    awayTeam: club(away),
    homeGoals: goals?.[0] ?? null,
    awayGoals: goals?.[1] ?? null,
    date: "2026-11-07T18:00:00+00:00",
    status: 5,
    subStatus: 11,
    team,
  }) as CoachMatch;

test("differences are his own, at home and away, the earliest first", () => {
  const matches = [
    match(3, 2, 1, [0, 2], 1),
    match(2, 1, 3, [1, 1], 1),
    match(1, 4, 1, [3, 0], 1),
    match(0, 1, 5, null, 1),
  ];
  const { columns, rows, won, drawn, lost } = decideDifferences(matches, texts);
  expect(columns.map(({ text, crest }) => `${text} ${crest}`)).toEqual([
    "−3 /art/crest/4.webp",
    "0 /art/crest/3.webp",
    "+2 /art/crest/2.webp",
  ]);
  expect([won, drawn, lost]).toEqual([1, 1, 1]);
  expect(rows[0]?.cells[1]).toBe("Clube 4 3–0 Clube 1");
});

test("no more than twenty matches are drawn, the latest", () => {
  const matches = Array.from({ length: 30 }, (_, index) => match(30 - index, 1, 2, [1, 0], 1));
  const { columns } = decideDifferences(matches, texts);
  expect([columns.length, columns[0]?.key, columns.at(-1)?.key]).toEqual([20, "11", "30"]);
});
