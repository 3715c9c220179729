import { expect, test } from "vitest";
import { allTexts } from "../../../i18n/allTexts.ts";
import { examplePart, examplePlayerMatch } from "../examplePlayer.ts";
import { playerMatchRow } from "./matchRows.ts";
import { partInWords } from "./partInWords.ts";

const texts = allTexts["pt-PT"];

test.each([
  ["a whole match without anything", {}, "90 min"],
  ["a goal and an assist", { goals: 1, assists: 1, minutes: 67 }, "1 golo, 1 assistência, 67 min"],
  ["a yellow card", { yellowCards: 1 }, "amarelo, 90 min"],
  ["two yellow cards, said once", { yellowCards: 1, secondYellowCards: 1, minutes: 60 }, "duplo amarelo, 60 min"],
  ["a red card and an own goal", { redCards: 1, ownGoals: 1, minutes: 5 }, "1 autogolo, vermelho, 5 min"],
  ["the bench", { minutes: 0, intervenientType: 2 }, "no banco"],
])("%s in words", (_, part, expected) => {
  expect(partInWords(examplePart(part), texts)).toBe(expected);
});

test("a mark is given only to who played", () => {
  expect(partInWords(examplePart({ rating: 7.25 }), texts, true)).toBe("90 min, nota 7,3");
  expect(partInWords(examplePart({ rating: 6, minutes: 0 }), texts, true)).toBe("no banco");
});

test("whoever hears a row hears his part in it, too", () => {
  const { note, label } = playerMatchRow(examplePlayerMatch(3, { goals: 2 }), texts);
  expect(note).toBe("2 golos, 90 min");
  expect(label).toMatch(/^Farol do Cabo 2, Santa Maré 1, .*\. 2 golos, 90 min$/);
});
