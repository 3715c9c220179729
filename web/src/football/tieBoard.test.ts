import { expect, test } from "vitest";
import { allTexts } from "../i18n/allTexts.ts";
import { exampleBracket, exampleLeg } from "./exampleBracket.ts";
import { tieBoard } from "./tieBoard.ts";

const texts = allTexts["pt-PT"];

function boardWith(change: object) {
  const stages = exampleBracket.stages.map((stage) => ({
    ...stage,
    ties: stage.ties.map((tie) => (tie.id === "r7-2" ? { ...tie, ...change } : tie)),
  }));
  return tieBoard({ champion: null, stages }, texts)?.board;
}

test("between the legs: when the second is, who is at home then, and the total their way round", () => {
  const board = boardWith({});
  expect(board).toMatchObject({
    label: "Próxima eliminatória",
    stage: "Meias-finais",
    leg: "2.ª mão",
    home: { name: "Clube 4" },
    away: { name: "Clube 3" },
    state: { tone: "plain", text: "qua. 10 mar" },
    centre: { kind: "time", text: "20:15" },
    total: { label: "Total", home: 1, away: 0 },
  });
  expect(board?.score).toBeUndefined();
});

test("in play: the minute, the score, and the goals to be said aloud", () => {
  const match = exampleLeg(4, 3, { status: 3, subStatus: 4, homeGoals: 1, awayGoals: 2, played_time: "78'" });
  const board = boardWith({ state: "live", matches: [exampleLeg(3, 4), match], aggregate: { home: 2, away: 2 } });
  expect(board).toMatchObject({
    label: "Eliminatória em direto",
    state: { tone: "live", text: "78’" },
    centre: { kind: "score", home: 1, away: 2 },
    score: "Clube 4 1, Clube 3 2",
  });
});

test("a match that was put off says so instead of an hour", () => {
  const match = exampleLeg(4, 3, { status: 1, subStatus: 14 });
  expect(boardWith({ matches: [exampleLeg(3, 4, { status: 5, subStatus: 11 }), match] })).toMatchObject({
    state: { tone: "warn", text: "Adiado" },
    centre: { kind: "none" },
  });
});

test("without a tie whose clubs are known there is no board", () => {
  expect(boardWith({ state: "decided" })).toBeUndefined();
});
