import { expect, test } from "vitest";
import { allTexts } from "../../../i18n/allTexts.ts";
import { staticMatch } from "../exampleMatch.ts";
import { kickOffLines } from "./kickOff.ts";

const preview = { status: 1, subStatus: 1 };
const postponed = { status: 1, subStatus: 14 };

test.each([
  ["day and hour", {}, preview, ["Sábado, 14 de novembro, às 20:30"]],
  ["line-ups out", {}, { status: 2, subStatus: 16 }, ["Sábado, 14 de novembro, às 20:30"]],
  ["a day without its hour", { date: "2026-11-14" }, preview, ["Sábado, 14 de novembro, hora por definir"]],
  [
    "a day that may change",
    { date: "2026-11-14", fixtureDateIsDefined: false },
    preview,
    ["Data por definir, previsto para sábado, 14 de novembro"],
  ],
  ["no day", { date: null, fixtureDateIsDefined: false }, preview, ["Data por definir"]],
  ["postponed for a reason", { date: null, reason: "Mau tempo" }, postponed, ["Adiado: Mau tempo", "Sem nova data"]],
  ["postponed to another day", {}, postponed, ["Adiado", "Sábado, 14 de novembro, às 20:30"]],
  ["cancelled", { reason: "Falta de comparência" }, { status: 1, subStatus: 15 }, ["Anulado: Falta de comparência"]],
])("%s", (_, change, now, expected) => {
  expect(kickOffLines(staticMatch(change), now, allTexts["pt-PT"])).toEqual(expected);
});

test("in English", () => {
  const day = staticMatch({ date: "2026-11-14", fixtureDateIsDefined: false });
  expect(kickOffLines(day, preview, allTexts.en)).toEqual(["Date to be set, expected on Saturday 14 November"]);
});
