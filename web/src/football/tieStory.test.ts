import { describe, expect, test } from "vitest";
import type { Bracket, BracketTie } from "../api/wire.ts";
import { allTexts } from "../i18n/allTexts.ts";
import { exampleBracket, exampleLeg } from "./exampleBracket.ts";
import { minutesOf, tieStory } from "./tieStory.ts";

const texts = allTexts["pt-PT"];
const [semis, final] = exampleBracket.stages;
const [first] = semis?.ties ?? [];
if (!semis || !final || !first) throw new Error("two stages");
const over = { status: 5, subStatus: 11 };
const tell = (change: Partial<BracketTie>, stage = semis, champion: Bracket["champion"] | null = null) =>
  tieStory({ tie: { ...first, ...change }, stage }, { ...exampleBracket, champion: champion ?? null }, texts);

describe("how a tie was decided", () => {
  test("on penalties, after both legs and extra time", () => {
    const [leg] = first.matches;
    const matches = leg ? [leg, exampleLeg(2, 1, { ...over, homeGoals: 1, awayGoals: 0, extraTime: true })] : [];
    const { title, total, text } = tell({ matches });
    expect(title).toBe("Meias-finais, Clube 1 – Clube 2");
    expect(`${total} ${text}`).toBe("2–2 no total, depois de 210 minutos. Clube 2 passa por 5–4 nos penáltis.");
  });

  test.each<[string, Partial<BracketTie>, boolean]>([
    ["no total, depois de 180 minutos. Clube 2 segue em frente.", { decidedBy: "goals" }, true],
    [
      "depois de 90 minutos. Clube 2 segue em frente.",
      { decidedBy: "goals", matches: [exampleLeg(1, 2, over)] },
      false,
    ],
    ["Clube 2 segue em frente sem jogar.", { decidedBy: "bye", matches: [] }, false],
    ["no total, com a 2.ª mão por jogar.", { state: "between" }, true],
    ["no total, em direto.", { state: "live" }, true],
    ["em direto.", { state: "live" }, false],
    ["Ainda não começou.", { state: "scheduled" }, false],
    ["Ainda não se sabe quem joga.", { state: "open", matches: [] }, false],
  ])("%s", (expected, change, hasLegs) => {
    expect(tell(change, hasLegs ? semis : final).text).toBe(expected);
  });

  test("who wins the final wins the cup", () => {
    const champion = first.away.team;
    const change = { next: null, decidedBy: "goals", matches: [exampleLeg(1, 2, over)] } as const;
    expect(tell({ ...change, matches: [...change.matches] }, final, champion).text).toBe(
      "depois de 90 minutos. Clube 2 é o vencedor.",
    );
  });
});

test("its matches say which leg they are, on which day, and how they ended", () => {
  const { rows } = tell({
    matches: [
      exampleLeg(1, 2, { ...over, homeGoals: 2, awayGoals: 1 }),
      exampleLeg(2, 1, { ...over, homeGoals: 1, awayGoals: 0, extraTime: true }),
    ],
  });
  expect(rows.map(({ status: { text, detail } }) => [text, detail])).toEqual([
    ["1.ª mão", "sáb. 14 nov"],
    ["2.ª mão", "sáb. 14 nov, a.p."],
  ]);
});

test("ninety minutes each, and thirty more", () => {
  expect(minutesOf({ matches: [exampleLeg(1, 2)] })).toBe(90);
  expect(minutesOf({ matches: [exampleLeg(1, 2), exampleLeg(2, 1, { extraTime: true })] })).toBe(210);
});
