import { expect, test } from "vitest";
import { exampleMatch } from "../../../football/exampleMatch.ts";
import { allTexts } from "../../../i18n/allTexts.ts";
import { boardNotes } from "./boardState.ts";

const texts = allTexts["pt-PT"];
const half = { homeHalfTimeGoals: 0, awayHalfTimeGoals: 1 };

test.each([
  ["who shows it", { status: 1, subStatus: 1, transmission: "Maré TV" }, ["Em direto: Maré TV"]],
  ["nobody does", { status: 2, subStatus: 16, ...half }, []],
  ["no score of a half that is being played", { status: 3, subStatus: 2, ...half }, ["1.ª parte"]],
  ["the score of the half that was", { status: 3, subStatus: 4, ...half }, ["Intervalo 0–1"]],
  ["extra time", { status: 5, subStatus: 11, extraTime: true, ...half }, ["Intervalo 0–1", "Após prolongamento"]],
  ["why", { status: 1, subStatus: 14, reason: "Neve", date: null }, ["Neve", "Sem nova data"]],
])("below the figures: %s", (_, match, notes) => {
  expect(boardNotes(exampleMatch(match), texts)).toEqual(notes);
});
