import { expect, test } from "vitest";
import type { Competition } from "../../api/wire.ts";
import { allTexts } from "../../i18n/allTexts.ts";
import { linksOf } from "./menus.ts";
import { moreLinksOf, moreTilesOf } from "./moreLinks.ts";
import { sectionsOf } from "./sections.ts";

const texts = allTexts["pt-PT"];
const liga = { id: "liga", format: "league" } as Competition;
const taca = { id: "taca", format: "tournament" } as Competition;
const written = (competition?: Competition, competitions: Competition[] = []) =>
  sectionsOf(competition, competitions, texts).map(({ label, href }) => `${label} ${href}`);

test("the places that the site leads to when editors chose none", () => {
  expect(written(liga, [liga, taca])).toEqual([
    "Início /",
    "Jogos /calendar",
    "Classificação /competition/liga/classification",
    "Estatísticas /competition/liga?tab=statistics",
    "Notícias /news",
    "Vídeos /videos",
    "Clubes /competition/liga?tab=teams",
  ]);
});

test("a cup has clubs of its own; the table is that of the first league", () => {
  expect(written(taca, [taca, liga])).toContain("Classificação /competition/liga/classification");
  expect(written(taca, [taca, liga])).toContain("Clubes /competition/taca?tab=teams");
  expect(written(taca, [taca]).join()).not.toContain("Classificação");
});

test("without competitions there are still places to go", () => {
  expect(written()).toEqual(["Início /", "Jogos /calendar", "Notícias /news", "Vídeos /videos"]);
});

test("the tiles behind Mais, the store where the settings say", () => {
  const sections = sectionsOf(liga, [liga], texts);
  expect(moreTilesOf(sections, null, texts.app).map(({ label, href }) => `${label} ${href}`)).toEqual([
    "Clubes /competition/liga?tab=teams",
    "Vídeos /videos",
    "Estatísticas /competition/liga?tab=statistics",
    "Opinião /opinions",
    "Comunicados /statements",
    "Loja /store",
  ]);
  expect(moreTilesOf(sections, "https://loja.example", texts.app).at(-1)).toMatchObject({ isExternal: true });
  expect(moreTilesOf(sections, "javascript:alert(1)", texts.app).at(-1)?.href).toBe("/store");
});

test("behind Mais stands once what editors chose and nothing else leads to", () => {
  const sections = sectionsOf(liga, [liga], texts);
  const places = linksOf([
    { id: 1, label: "Jogos", url: "/calendar" },
    { id: 2, label: "Regulamentos", url: "/pages/rules" },
    { id: 3, label: "Regras", url: "/pages/rules" },
  ]);
  expect(moreLinksOf(places, sections).map(({ label }) => label)).toEqual(["Regulamentos"]);
});
