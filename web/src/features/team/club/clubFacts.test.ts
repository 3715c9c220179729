import { expect, test } from "vitest";
import type { Stadium, TeamInfo } from "../../../api/wire.ts";
import { allTexts } from "../../../i18n/allTexts.ts";
import { boardFacts, groundFacts, kitTiles } from "./clubFacts.ts";

const texts = allTexts["pt-PT"];

test("a position of the board may have several names, and one without any is left out", () => {
  const board = [
    { position: "Presidente", elements: "Ana Sá" },
    { position: "Vogais", elements: "Rui Lã; Eva Pó ;" },
    { position: "Vago", elements: " ; " },
  ];
  expect(boardFacts({ board }).map(({ label, values }) => [label, values.map(({ text }) => text)])).toEqual([
    ["Presidente", ["Ana Sá"]],
    ["Vogais", ["Rui Lã", "Eva Pó"]],
  ]);
});

const said = (stadium: Partial<Stadium>) =>
  groundFacts({ id: 1, name: "Campo", mediaFormats: {}, attendance: 0, ...stadium }, texts).map(
    ({ values }) => values[0],
  );

test("how many come, and how full that is", () => {
  const facts = said({ capacity: 18640, attendance: 96318, attendanceAverage: 10702, score: 3 });
  expect(facts.map((value) => value?.text)).toEqual(["18\u202f640", "10\u202f702 (57%)", "96\u202f318", "3,0 em 5"]);
});

test("a ground of which only the name is known says nothing more; a map leads to a page only", () => {
  expect(said({})).toEqual([]);
  expect(said({ mapUrl: "javascript:alert(1)" })).toEqual([]);
  expect(said({ mapUrl: "https://map.example/1" })[0]?.href).toBe("https://map.example/1");
});

test("kits under the names of their kinds", () => {
  const kits = [
    { kind: "home", image: "/a.svg" },
    { kind: "retro", image: "/b.svg" },
  ];
  expect(kitTiles({ kits } as Pick<TeamInfo, "kits">, texts).map(({ name }) => name)).toEqual(["Principal", "retro"]);
});
