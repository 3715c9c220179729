import { expect, test } from "vitest";
import { ptPT } from "../i18n/ptPT.ts";
import { exampleMatch } from "./exampleMatch.ts";
import { groupByDay, groupByMonth } from "./matchDays.ts";

const matches = [
  exampleMatch({ id: 1, date: "2026-11-30T20:30:00+00:00" }),
  exampleMatch({ id: 2, date: "2026-11-30T22:30:00+00:00" }),
  exampleMatch({ id: 3, date: "2026-12-01" }),
  exampleMatch({ id: 4, date: null }),
];

const shown = (groups: ReturnType<typeof groupByDay>) =>
  groups.map(({ heading, matches: ofGroup }) => [heading, ofGroup.map(({ id }) => id)]);

test("by day, those without one at the end", () => {
  expect(shown(groupByDay(matches, ptPT))).toEqual([
    ["seg. 30 nov", [1, 2]],
    ["ter. 01 dez", [3]],
    ["Data por definir", [4]],
  ]);
});

test("by month", () => {
  expect(shown(groupByMonth(matches, ptPT))).toEqual([
    ["novembro de 2026", [1, 2]],
    ["dezembro de 2026", [3]],
    ["Data por definir", [4]],
  ]);
});
