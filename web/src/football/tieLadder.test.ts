import { describe, expect, test } from "vitest";
import type { StandingsTie } from "../api/wire.ts";
import { allTexts } from "../i18n/allTexts.ts";
import type { LadderCell } from "../ui/CriteriaLadder.tsx";
import { exampleStep, exampleTie, exampleTieMatch, unusedStep, waitingStep } from "./exampleTie.ts";
import { ladderOf, listOf, rungsOf } from "./tieLadder.ts";

const POINTS = "head-to-head-points";
const GOALS = "head-to-head-goal-difference";

/** A cell in short: nothing, a value, or a value with its place; the last of a step in brackets. */
function short(cell: LadderCell): string {
  switch (cell.kind) {
    case "none":
      return "";
    case "runs":
      return cell.value ?? "|";
    case "placed":
      return cell.isBehind ? `(${cell.value} ${cell.place})` : `${cell.value} ${cell.place}`;
  }
}

const ladder = (tie: StandingsTie, texts = allTexts["pt-PT"]) =>
  ladderOf(tie, texts).map(({ number, title, cells }) => [number, title, ...cells.map(short)]);

describe("the ladder of criteria", () => {
  test("two clubs, parted by the first criterion", () => {
    const tie = exampleTie([1, 2], [exampleStep(POINTS, { 1: 3, 2: 0 }), unusedStep(GOALS), unusedStep("wins")], {
      matches: [exampleTieMatch(1, 2, [2, 0]), exampleTieMatch(2, 1)],
    });
    expect(ladder(tie)).toEqual([
      ["1", "Pontos", "58", "58"],
      ["2", POINTS, "3 5.º", "(0 6.º)"],
      ["3", GOALS],
      ["4", "wins"],
    ]);
    expect(ladderOf(tie, allTexts["pt-PT"]).map(({ detail, result, state }) => [state, detail, result])).toEqual([
      ["level", "Todos os jogos", "2 clubes empatados"],
      ["parted", "1 jogo entre os 2 clubes", "Alvoredo fica em 5.º"],
      ["unused", undefined, "Não foi preciso"],
      ["unused", undefined, "Não foi preciso"],
    ]);
  });

  test("a criterion that waits says for how many matches, and the lines run on", () => {
    const steps = [
      exampleStep(POINTS, { 1: 1, 2: 1 }),
      waitingStep(GOALS, [1, 2], 1),
      exampleStep("goal-difference", { 1: 4, 2: -3 }),
    ];
    const tie = exampleTie([1, 2], steps);
    expect(ladder(tie).slice(1)).toEqual([
      ["2", POINTS, "1", "1"],
      ["3", GOALS, "|", "|"],
      ["4", "goal-difference", "+4 5.º", "(−3 6.º)"],
    ]);
    const results = ladderOf(tie, allTexts["pt-PT"]).map(({ result }) => result);
    expect(results[1]).toBe("Continuam empatados");
    expect(results[2]).toBe("Só conta quando se jogar o jogo que falta entre eles");
    expect(ladderOf(tie, allTexts.en)[2]?.result).toBe("Counts only when the match left between them is played");
  });

  test("three clubs, and the criteria begin anew for the two that are left", () => {
    const steps = [
      exampleStep(POINTS, { 1: 8, 2: 4, 3: 4 }),
      exampleStep(POINTS, { 2: 3, 3: 3 }, { restarted: true }),
      exampleStep(GOALS, { 2: 1, 3: -1 }),
      unusedStep("wins"),
    ];
    const tie = exampleTie([1, 2, 3], steps);
    expect(ladder(tie)).toEqual([
      ["1", "Pontos", "58", "58", "58"],
      ["2", POINTS, "8 5.º", "4", "4"],
      ["3", `${POINTS}, de novo`, "", "3", "3"],
      ["4", GOALS, "", "+1 6.º", "(−1 7.º)"],
      ["5", "wins"],
    ]);
    expect(ladderOf(tie, allTexts["pt-PT"])[2]?.detail).toBe("Só os jogos entre Bragadouro e Castro Vilar");
  });

  test("two pairs go on side by side", () => {
    const steps = [
      exampleStep(POINTS, { 1: 6, 2: 6, 3: 3, 4: 3 }),
      exampleStep("goal-difference", { 1: 5, 2: 2 }),
      exampleStep("goal-difference", { 3: 1, 4: 1 }),
      exampleStep("wins", { 3: 9, 4: 8 }),
    ];
    const tie = exampleTie([1, 2, 3, 4], steps);
    expect(ladder(tie).slice(1)).toEqual([
      ["2", POINTS, "6", "6", "3", "3"],
      ["3", "goal-difference", "+5 5.º", "(+2 6.º)", "+1", "+1"],
      ["4", "wins", "", "", "9 7.º", "(8 8.º)"],
    ]);
    expect(ladderOf(tie, allTexts["pt-PT"])[2]?.result).toBe("Alvoredo fica em 5.º · Continuam empatados");
    const both = exampleTie([1, 2, 3, 4], [steps[0]!, waitingStep(GOALS, [1, 2], 9), waitingStep(GOALS, [3, 4], 9)]);
    expect(ladderOf(both, allTexts["pt-PT"])[2]?.result).toBe(
      "Só conta quando se jogarem os 9 jogos que faltam entre eles",
    );
  });

  test("whom nothing parts shares a place", () => {
    const tie = exampleTie([1, 2], [exampleStep(POINTS, { 1: 1, 2: 1 }), exampleStep("wins", { 1: 2, 2: 2 })]);
    for (const club of tie.teams) club.position = 5;
    expect(ladder(tie).at(-1)).toEqual(["=", allTexts["pt-PT"].football.tie.level, "(= 5.º)", "(= 5.º)"]);
  });

  test("points are not told twice", () => {
    const tie = exampleTie([1, 2], [exampleStep("points", { 1: 58, 2: 58 }), exampleStep(POINTS, { 1: 3, 2: 0 })]);
    expect(ladder(tie).map(([number, title]) => `${number} ${title}`)).toEqual(["1 Pontos", `2 ${POINTS}`]);
  });

  test("of three that are parted at once, the last goes without saying; of one alone it is said", () => {
    const all = exampleTie([1, 2, 3], [exampleStep(POINTS, { 1: 6, 2: 4, 3: 1 })]);
    expect(ladderOf(all, allTexts["pt-PT"])[1]?.result).toBe("Alvoredo fica em 5.º · Bragadouro fica em 6.º");
    const last = exampleTie([1, 2, 3], [exampleStep(POINTS, { 1: 4, 2: 4, 3: 1 })]);
    expect(ladderOf(last, allTexts["pt-PT"])[1]?.result).toBe("Castro Vilar fica em 7.º");
    const pairs = exampleTie([1, 2, 3, 4], [exampleStep(POINTS, { 1: 4, 2: 4, 3: 1, 4: 1 })]);
    expect(ladderOf(pairs, allTexts["pt-PT"])[1]?.result).toBe(
      "Alvoredo e Bragadouro à frente de Castro Vilar e Dunas",
    );
  });
});

test("a set that begins anew does not join the one before it", () => {
  const steps = [
    exampleStep(POINTS, { 1: 6, 2: 3, 3: 3 }),
    exampleStep(POINTS, { 2: 1, 3: 1 }, { restarted: true }),
    exampleStep(GOALS, { 2: 1, 3: 0 }),
  ];
  expect(rungsOf(steps).map(({ criterion, steps: tried }) => [criterion, tried.length])).toEqual([
    [POINTS, 1],
    [POINTS, 1],
    [GOALS, 1],
  ]);
});

test.each([
  [["A"], "A"],
  [["A", "B"], "A e B"],
  [["A", "B", "C"], "A, B e C"],
])("%j in a sentence", (names, expected) => {
  expect(listOf(names, allTexts["pt-PT"])).toBe(expected);
});
