import { describe, expect, test } from "vitest";
import type { StandingRow } from "../api/wire.ts";
import { allTexts } from "../i18n/allTexts.ts";
import { exampleTeam } from "./exampleMatch.ts";
import { exampleStep, exampleTie, NAMES, waitingStep } from "./exampleTie.ts";
import { decideQuestion, tieOf, whyAhead } from "./whyAhead.ts";

function row(id: number, points: number, position: number): StandingRow {
  return { position, points, team: exampleTeam(id, NAMES[id] ?? "") } as StandingRow;
}

/** Alvoredo leads; the three behind it are level on points. */
const rows = [row(1, 30, 1), row(2, 20, 2), row(3, 20, 3), row(4, 20, 4)];
const tie = exampleTie(
  [2, 3, 4],
  [
    exampleStep("head-to-head-points", { 2: 4, 3: 4, 4: 1 }, { label: "Pontos entre si" }),
    waitingStep("head-to-head-goal-difference", [2, 3], 1),
    exampleStep("goal-difference", { 2: 3, 3: -2 }, { label: "Diferença de golos" }),
  ],
);

const why = (ahead: number, behind: number, ties = [tie], texts = allTexts["pt-PT"]) => {
  const asked = decideQuestion(rows, { ahead: String(ahead), behind: String(behind) }, ties);
  return asked && whyAhead(rows, asked, ties, texts);
};

describe("why one club stands ahead of another", () => {
  test.each([
    [1, 2, "Alvoredo tem 30 pontos, Bragadouro tem 20."],
    [2, 1, "É ao contrário: à frente está Alvoredo. Alvoredo tem 30 pontos, Bragadouro tem 20."],
    [2, 4, "Têm os dois 20 pontos. Bragadouro fica à frente: pontos entre si, 4 contra 1."],
    [2, 3, "Têm os dois 20 pontos. Bragadouro fica à frente: diferença de golos, +3 contra −2."],
    [1, 1, "Escolha dois clubes diferentes."],
  ])("%d and %d", (ahead, behind, expected) => {
    expect(why(ahead, behind)).toBe(expected);
  });

  test("without the ties it says as much as it knows", () => {
    expect(why(2, 3, [])).toBe("Têm os dois 20 pontos.");
  });

  test("two that share a place: neither is ahead", () => {
    const level = [row(1, 20, 1), row(2, 20, 1)];
    const [ahead, behind] = [level[1]!, level[0]!];
    expect(whyAhead(level, { ahead, behind }, [], allTexts.en)).toBe(
      "Both have 20 points. No criterion separates them: they share the place.",
    );
  });
});

describe("whom it asks about", () => {
  const ids = (asked: { ahead?: string; behind?: string }, ties = [tie]) => {
    const question = decideQuestion(rows, asked, ties);
    return question && [question.ahead.team.id, question.behind.team.id];
  };

  test.each([
    [{}, [2, 3]],
    [{ ahead: "4", behind: "1" }, [4, 1]],
    [{ ahead: "1" }, [1, 2]],
    [{ ahead: "4" }, [4, 1]],
    [{ ahead: "99", behind: "x" }, [2, 3]],
  ])("%j", (asked, expected) => {
    expect(ids(asked)).toEqual(expected);
  });

  test("nobody is level: the first two", () => {
    expect(ids({}, [])).toEqual([1, 2]);
  });

  test("an empty table has no question", () => {
    expect(decideQuestion([], {}, [])).toBeUndefined();
  });
});

test("the explanation is found where both clubs are", () => {
  const [first, second, third] = rows;
  expect(tieOf({ ahead: second!, behind: third! }, [tie])).toBe(tie);
  expect(tieOf({ ahead: first!, behind: third! }, [tie])).toBeUndefined();
  expect(tieOf({ ahead: second!, behind: second! }, [tie])).toBeUndefined();
});
