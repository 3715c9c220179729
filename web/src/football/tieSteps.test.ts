import { expect, test } from "vitest";
import type { Bracket, BracketTie, Match } from "../api/wire.ts";
import { allTexts } from "../i18n/allTexts.ts";
import { exampleBracket, exampleLeg } from "./exampleBracket.ts";
import { playsExtraTime, tieSteps } from "./tieSteps.ts";

const texts = allTexts["pt-PT"];
const [semis, final] = exampleBracket.stages;
const [first] = semis?.ties ?? [];
if (!semis || !final || !first) throw new Error("two stages");
const long: Bracket = { ...exampleBracket, stages: [] };

const stepsOf = (change: Partial<BracketTie>, stage = semis, bracket = long) =>
  tieSteps({ ...first, ...change }, stage, bracket, texts).map(({ title, text, state }) => [title, text, state]);

const undecided = { state: "live", winner: null, decidedBy: null, penalties: null } as const;
const leg = exampleLeg(1, 2, { status: 5, subStatus: 11, homeGoals: 1, awayGoals: 1 });
const live = (subStatus: number, more: Partial<Match> = {}) =>
  exampleLeg(2, 1, { status: 3, subStatus, homeGoals: 1, awayGoals: 1, played_time: "78'", ...more });

test("the second leg is on, and level", () => {
  const level = { aggregate: { home: 2, away: 2 } };
  expect(stepsOf({ ...undecided, ...level, matches: [leg, live(4)] })).toEqual([
    ["1.ª mão", "CLU 1–1 CLU, 14 nov", "done"],
    ["2.ª mão", "CLU 1–1 CLU, 78’", "now"],
    ["Prolongamento", "Se acabasse agora", "ahead"],
    ["Penáltis", "Se continuar 2–2", "ahead"],
  ]);
});

test("one match, still to come", () => {
  const match = exampleLeg(1, 2);
  expect(stepsOf({ ...undecided, state: "scheduled", aggregate: null, matches: [match] }, final)).toEqual([
    ["Jogo", "sáb. 14 nov, 20:30", "ahead"],
    ["Prolongamento", "Se acabar empatado", "ahead"],
    ["Penáltis", "Se continuar igual", "ahead"],
  ]);
});

test("extra time, then penalties", () => {
  const level = { aggregate: { home: 2, away: 2 } };
  expect(stepsOf({ ...undecided, ...level, matches: [leg, live(6, { extraTime: true })] }).at(-2)).toEqual([
    "Prolongamento",
    "78’",
    "now",
  ]);
  const shootOut = { penalties: { home: 3, away: 4 }, matches: [leg, live(10, { extraTime: true })] };
  expect(stepsOf({ ...undecided, ...level, ...shootOut }).map(([, text, state]) => [text, state])).toEqual([
    ["CLU 1–1 CLU, 14 nov", "done"],
    ["CLU 1–1 CLU, 14 nov", "done"],
    ["Continuou 2–2", "done"],
    ["CLU 4–3 CLU", "now"],
  ]);
});

test("what was not needed is left out once it is decided", () => {
  expect(stepsOf({ decidedBy: "goals", penalties: null }).map(([title]) => title)).toEqual(["1.ª mão", "2.ª mão"]);
  const after = [leg, exampleLeg(2, 1, { status: 5, subStatus: 11, homeGoals: 2, awayGoals: 1, extraTime: true })];
  expect(stepsOf({ decidedBy: "extra-time", penalties: null, matches: after }).at(-1)).toEqual([
    "Prolongamento",
    "Passa: Clube 2",
    "done",
  ]);
});

test("a cup whose shoot-outs follow on ninety minutes has no extra time", () => {
  expect(playsExtraTime(exampleBracket)).toBe(false);
  expect(playsExtraTime(long)).toBe(true);
  const match = exampleLeg(1, 2);
  const ahead: Partial<BracketTie> = { ...undecided, state: "scheduled", aggregate: null, matches: [match] };
  expect(stepsOf(ahead, final, exampleBracket).map(([title]) => title)).toEqual(["Jogo", "Penáltis"]);
});
