import { describe, expect, test } from "vitest";
import type { StandingRow } from "../api/wire.ts";
import { en } from "../i18n/en.ts";
import { ptPT } from "../i18n/ptPT.ts";
import { exampleMatch, exampleTeam, FAROL, MARE } from "./exampleMatch.ts";
import { notesOf, type RowContext, standingsRows, zonesOf } from "./standingsRows.ts";
import { tieGroups } from "./tieNotes.ts";

function row(id: number, name: string, change: Partial<StandingRow> = {}): StandingRow {
  return {
    position: id,
    team: exampleTeam(id, name),
    points: 20,
    matches: 11,
    wins: 6,
    draws: 2,
    loses: 3,
    goalsScored: 19,
    goalsConceded: 22,
    goals_difference: -3,
    recent_form: ["W", "D", "L"],
    ...change,
  };
}

const tableOf = (standings: StandingRow[]) => ({ key: "overall", label: "Geral", standings });

const context: RowContext = { matches: [], isLive: false, hrefOf: ({ id }) => `/club/${id}` };

describe("a row of the table", () => {
  const only = (change: Partial<StandingRow>, extra: Partial<RowContext> = {}) =>
    standingsRows(tableOf([row(1, FAROL.name, change)]), { ...context, ...extra }, ptPT)[0]!;

  test("says its figures as the league writes them", () => {
    expect(only({})).toMatchObject({ key: "1", goalDifference: "−3", href: "/club/1", played: 11, points: 20 });
  });

  test.each([
    [3, 1, { direction: "up", places: 2, label: "Sobe 2" }],
    [1, 4, { direction: "down", places: 3, label: "Desce 3" }],
    [2, 2, { direction: "same", places: 0, label: "Mantém" }],
    [undefined, 2, undefined],
  ])("from %s to %d", (previousPosition, position, movement) => {
    expect(only({ position, previousPosition: previousPosition ?? null }).movement).toEqual(movement);
  });

  test("has its form in letters and in words", () => {
    expect(only({}).form?.map(({ letter }) => letter)).toEqual(["V", "E", "D"]);
    expect(only({}).formLabel).toBe("Do mais antigo para o mais recente: vitória, empate, derrota");
  });

  test("shows the score of a match in play from the club's own side, if the table counts it", () => {
    const live = exampleMatch({ status: 3, subStatus: 4, homeTeam: MARE, awayTeam: FAROL, homeGoals: 1, awayGoals: 2 });
    expect(only({}, { isLive: true, matches: [live] })).toMatchObject({ liveScore: "2–1", isLive: true });
    expect(only({}, { isLive: false, matches: [live] }).liveScore).toBeUndefined();
  });

  test("names the next opponent, home or away, and skips what has no date", () => {
    const postponed = exampleMatch({ id: 1, subStatus: 14, date: null });
    const next = exampleMatch({ id: 2, homeTeam: MARE, awayTeam: FAROL });
    expect(only({}, { matches: [postponed, next] }).next?.label).toBe("Visita Santa Maré");
  });
});

test("zones are named once, in the order of the table", () => {
  const champions = { rank: 1, color: "#103BFD", label: "Liga dos Oceanos" };
  const down = { rank: 18, color: "#FF2864", label: "Despromoção" };
  const table = tableOf([
    row(1, "A", { promotion: champions }),
    row(2, "B", { promotion: { ...champions, rank: 2 } }),
    row(3, "C"),
    row(4, "D", { promotion: down }),
  ]);
  expect(zonesOf(table).map(({ label }) => label)).toEqual(["Liga dos Oceanos", "Despromoção"]);
});

test.each([
  ["Liga dos Oceanos", false],
  ["Liga dos Oceanos, pré-eliminatória", true],
  ["Oceans League, qualifying round", true],
  ["Play-off de manutenção", true],
  ["Despromoção", false],
])("a place that leads to %s: dashed %s", (label, isDashed) => {
  const [zone] = zonesOf(tableOf([row(1, "A", { promotion: { rank: 1, color: "#103BFD", label } })]));
  expect(zone).toEqual({ label, color: "#103BFD", isDashed });
});

test("points that were taken away have a mark and a note", () => {
  const table = tableOf([
    row(1, "A", { penalty: { message: "Decisão de 2 de novembro.", points: -3 } }),
    row(2, "B", { penalty: { message: "Outra.", points: 1 } }),
  ]);
  expect(standingsRows(table, context, ptPT).map(({ noteMarker }) => noteMarker)).toEqual(["†", "‡"]);
  expect(notesOf(table, ptPT).map(({ marker, title }) => `${marker} ${title}`)).toEqual([
    "† A, menos 3 pontos.",
    "‡ B, menos 1 ponto.",
  ]);
});

describe("why clubs level on points stand in this order", () => {
  const criteria = [
    { key: "points", label: "Pontos" },
    { key: "head-to-head-points", label: "Pontos nos jogos entre si" },
    { key: "head-to-head-goal-difference", label: "Diferença de golos nos jogos entre si" },
    { key: "goal-difference", label: "Diferença de golos" },
  ];
  const notes = (rows: StandingRow[], texts = ptPT) =>
    new Map(tieGroups(rows, criteria, texts).map(({ lastTeam, note }) => [lastTeam, note]));
  const by = (criterion: string, values: Record<string, number>, self: number) => ({
    criterion,
    values,
    with: Object.keys(values)
      .map(Number)
      .filter((id) => id !== self),
  });

  test("two clubs", () => {
    const values = { 1: 3, 2: 0 };
    const rows = [
      row(1, "Maré", { decidedBy: by("head-to-head-points", values, 1) }),
      row(2, "Serra", { decidedBy: by("head-to-head-points", values, 2) }),
      row(3, "Vilar", { points: 17 }),
    ];
    const note = notes(rows).get(2);
    expect(tieGroups(rows, criteria, ptPT).map(({ position, lastTeam }) => [position, lastTeam])).toEqual([[1, 2]]);
    expect(note?.lead).toBe("20 pontos cada.");
    expect(note?.text).toBe("Maré fica à frente: pontos nos jogos entre si, 3 contra 0.");
    expect(note?.criteria).toEqual([
      { key: "points", text: "1. Pontos", isDeciding: false },
      { key: "head-to-head-points", text: "2. Pontos nos jogos entre si", isDeciding: true },
    ]);
  });

  test("four clubs, two of which need a second step", () => {
    const first = { 11: 6, 16: 3, 10: 3, 9: 0 };
    const second = { 16: -3, 10: -8 };
    const rows = [
      row(11, "Olival", { decidedBy: by("head-to-head-points", first, 11) }),
      row(16, "Âmbar", { decidedBy: by("goal-difference", second, 16) }),
      row(10, "Claro", { decidedBy: by("goal-difference", second, 10) }),
      row(9, "Penha", { decidedBy: by("head-to-head-points", first, 9) }),
    ];
    expect(notes(rows).get(9)?.text).toBe(
      "Pontos nos jogos entre si: Olival 6, Âmbar 3, Claro 3, Penha 0. Âmbar fica à frente: diferença de golos, −3 contra −8.",
    );
  });

  test("nothing parts them", () => {
    const level = { criterion: "level", with: [2], values: {} };
    const rows = [row(1, "A", { decidedBy: level }), row(2, "B", { position: 1, decidedBy: { ...level, with: [1] } })];
    expect(notes(rows, en).get(2)?.text).toBe("No criterion separates them: they share the place.");
  });

  test("before anything was played there is nothing to explain", () => {
    const level = { criterion: "level", with: [2], values: {} };
    expect(notes([row(1, "A", { matches: 0, decidedBy: level }), row(2, "B", { matches: 0 })]).size).toBe(0);
  });
});
