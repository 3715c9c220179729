import { describe, expect, test } from "vitest";
import type { BracketTie } from "../api/wire.ts";
import { allTexts } from "../i18n/allTexts.ts";
import { clubsOf, currentStage, feedOf, rowsOf, stagesDrawn } from "./bracketColumns.ts";
import { exampleBracket, exampleLeg, exampleTie } from "./exampleBracket.ts";
import { statusOf, tieCard } from "./tieCards.ts";

const texts = allTexts["pt-PT"];
const [semis, final] = exampleBracket.stages;
if (!semis || !final) throw new Error("two stages");
const cardOf = (id: string) => {
  const stage = semis.ties.some((tie) => tie.id === id) ? semis : final;
  const tie = stage.ties.find((one) => one.id === id);
  if (!tie) throw new Error(id);
  return tieCard(tie, stage, exampleBracket, texts);
};

describe("a tie as a card", () => {
  test("over two legs: each club's goals leg by leg and together, whoever was at home", () => {
    const { sides, columns, status } = cardOf("r7-1");
    expect(columns).toEqual(["1.ª", "2.ª", "Total"]);
    expect(sides.map(({ legs, total, emphasis }) => [legs, total, emphasis])).toEqual([
      [["2", "0"], "2", "loser"],
      [["1", "1"], "2", "winner"],
    ]);
    expect(status.text).toBe("g.p. 5–4");
  });

  test("between the legs: when the second is played", () => {
    const { sides, status } = cardOf("r7-2");
    expect(status).toEqual({ tone: "plain", text: "qua. 10 mar, 20:15", detail: "2.ª mão" });
    expect(sides[0].legs).toEqual(["0", "–"]);
  });

  test("somebody is to come: who it may be", () => {
    const { sides, columns, label } = cardOf("r9-1");
    expect(columns).toEqual([]);
    expect(sides.map(({ name, emphasis }) => [name, emphasis])).toEqual([
      ["Clube 2", "plain"],
      ["Clube 3 ou Clube 4", "open"],
    ]);
    expect(label).toBe("Clube 2 – Clube 3 ou Clube 4. Por decidir.");
  });

  test("in words, with who goes through", () => {
    expect(cardOf("r7-1").label).toBe("Clube 1 – Clube 2, 2–2, 4–5 nas grandes penalidades. Passa: Clube 2.");
  });

  test.each<[Partial<BracketTie>, ReturnType<typeof statusOf>]>([
    [{ state: "scheduled" }, { tone: "plain", text: "Data por definir", detail: undefined }],
    [
      { state: "decided", decidedBy: "goals" },
      { tone: "plain", text: "Final" },
    ],
    [
      { state: "decided", decidedBy: "extra-time" },
      { tone: "plain", text: "Final, a.p." },
    ],
    [
      { state: "decided", decidedBy: "bye" },
      { tone: "plain", text: "Isento" },
    ],
    [
      { state: "live", matches: [exampleLeg(1, 2, { status: 3, subStatus: 4, played_time: "78'" })] },
      { tone: "live", text: "78’", detail: undefined },
    ],
  ])("status of %j", (more, expected) => {
    expect(statusOf(exampleTie("r1-1", 0, more), false, texts)).toEqual(expected);
  });

  test("who comes from a tie that is not known is its winner, else to be drawn", () => {
    const open = exampleTie("r9-1", 0, { home: { team: null, from: "r7-2", candidates: [] } });
    expect(tieCard(open, final, exampleBracket, texts).sides.map(({ name }) => name)).toEqual([
      "Vencedor CLU–CLU",
      "A sortear",
    ]);
  });
});

describe("the drawing", () => {
  test("is as high as what leads to the final", () => {
    expect(rowsOf(exampleBracket.stages)).toBe(2);
    expect(rowsOf([final])).toBe(1);
    expect(rowsOf([])).toBe(1);
  });

  test("shows the stage that is on", () => {
    expect(currentStage(exampleBracket.stages)?.label).toBe("Meias-finais");
    expect(currentStage([])).toBeUndefined();
  });

  test("leaves the first rounds of a long cup out", () => {
    const many = (count: number, round: number) => ({
      ...final,
      round,
      ties: Array.from({ length: count }, (_, slot) => exampleTie(`r${round}-${slot}`, slot)),
    });
    const stages = [many(32, 1), many(16, 2), many(8, 3), many(4, 4), many(2, 5), many(1, 6)];
    const { drawn, earlier } = stagesDrawn({ champion: null, stages });
    expect([drawn.map(({ round }) => round), earlier.map(({ round }) => round)]).toEqual([
      [3, 4, 5, 6],
      [1, 2],
    ]);
  });

  test("ways are known, open, or those of the club that is followed", () => {
    const [tie] = final.ties;
    if (!tie) throw new Error("a final");
    expect([feedOf(tie, "home", undefined), feedOf(tie, "home", 2), feedOf(tie, "away", 2)]).toEqual([
      "known",
      "followed",
      "open",
    ]);
    expect(feedOf(exampleTie("r1-1", 0), "home", undefined)).toBeUndefined();
  });

  test("names every club once", () => {
    expect(clubsOf(exampleBracket).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
});
