import { describe, expect, test } from "vitest";
import type { Bracket, BracketTie } from "../api/wire.ts";
import { exampleBracket, exampleLeg, exampleTie } from "./exampleBracket.ts";
import { asIn, decidedFinal, tieNamed, tieOfTheMoment, tieToTell } from "./tieChoice.ts";

/** The example with some of its ties changed. */
function changed(changes: Record<string, Partial<BracketTie>>, champion: Bracket["champion"] = null): Bracket {
  const stages = exampleBracket.stages.map((stage) => ({
    ...stage,
    ties: stage.ties.map((tie) => ({ ...tie, ...changes[tie.id] })),
  }));
  return { champion, stages };
}

const club = exampleBracket.stages[0]?.ties[0]?.away.team ?? null;
const won = changed({ "r7-2": { state: "decided", winner: 3 }, "r9-1": { state: "decided", winner: 2 } }, club);

describe("the tie of the moment", () => {
  test("is the one in play", () => {
    expect(tieOfTheMoment(changed({ "r7-1": { state: "live" } }))?.tie.id).toBe("r7-1");
  });

  test("is else the next whose clubs are known, however early the others are", () => {
    expect(tieOfTheMoment(exampleBracket)?.tie.id).toBe("r7-2");
    const soon = exampleLeg(1, 2, { date: "2027-03-09T20:15:00+00:00" });
    expect(tieOfTheMoment(changed({ "r7-1": { state: "scheduled", matches: [soon] } }))?.tie.id).toBe("r7-1");
    const undated = exampleLeg(1, 2, { date: null });
    expect(tieOfTheMoment(changed({ "r7-1": { state: "scheduled", matches: [undated] } }))?.tie.id).toBe("r7-2");
  });

  test("is the final once the cup is won", () => {
    expect(tieOfTheMoment(won)?.tie.id).toBe("r9-1");
    expect(decidedFinal(won)?.stage.label).toBe("Final");
    expect(decidedFinal(exampleBracket)).toBeUndefined();
  });

  test("is not known between two draws", () => {
    expect(tieOfTheMoment(changed({ "r7-2": { state: "decided" } }))).toBeUndefined();
  });
});

test("what is told by itself took more than ninety minutes, else it is the tie of the moment", () => {
  expect(tieToTell(exampleBracket)?.tie.id).toBe("r7-1");
  expect(tieToTell(changed({ "r7-1": { decidedBy: "goals" } }))?.tie.id).toBe("r7-2");
});

test("a tie is named by its id", () => {
  expect(tieNamed(exampleBracket, "r9-1")?.stage.label).toBe("Final");
  expect(tieNamed(exampleBracket, "r1-1")).toBeUndefined();
  expect(tieNamed(exampleBracket, null)).toBeUndefined();
});

test("goals stand as the match has its sides", () => {
  const tie = exampleBracket.stages[0]?.ties[0] ?? exampleTie("", 0);
  const [first, second] = tie.matches;
  if (!first || !second) throw new Error("two legs");
  expect(asIn(first, tie, { home: 4, away: 5 })).toEqual({ home: 4, away: 5 });
  expect(asIn(second, tie, { home: 4, away: 5 })).toEqual({ home: 5, away: 4 });
});
