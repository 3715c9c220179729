import { expect, test } from "vitest";
import { exampleMatch, FAROL } from "../../football/exampleMatch.ts";
import { exampleResult, LIGA } from "./exampleResults.ts";
import { hrefOfResult } from "./hrefOfResult.ts";
import { KINDS } from "./kinds.ts";

const SEASON = 20262027;

test.each([
  ["team", { competition: LIGA, season: SEASON }, "/team/1/farol-do-cabo/liga-atlantica/20262027"],
  ["competition", { id: "liga-atlantica", season: SEASON }, "/competition/liga-atlantica"],
  ["competition", { id: "old-cup", season: 20042005 }, "/competition/old-cup?season=20042005"],
  ["match", { match: exampleMatch() }, "/match/20262027/liga-atlantica/11/1364"],
  ["player", { title: "Elias Farinhota", season: SEASON, team: FAROL }, "/player/1/elias-farinhota/20262027/1"],
  ["coach", { season: SEASON, team: FAROL }, "/coach/1/1/20262027"],
  ["referee", { season: SEASON }, "/referee/20262027/1"],
  ["delegate", { season: SEASON }, "/delegate/20262027/1"],
  ["observer", { season: SEASON }, "/observer/20262027/1"],
  ["news", { slug: "um-golo" }, "/news/1/um-golo"],
  ["video", { slug: "um-golo" }, "/video/1/um-golo"],
  ["opinion", { slug: "um-golo" }, "/opinion/1/um-golo"],
  ["press-release", { slug: "um-golo" }, "/press-releases/1/um-golo"],
  ["statement", { slug: "um-golo" }, "/statements#1"],
  ["publication", { slug: "um-golo" }, "/publications/1"],
  ["page", { slug: "privacy" }, "/pages/privacy"],
] as const)("a %s has its page", (type, more, href) => {
  expect(hrefOfResult(exampleResult(type, more), SEASON)).toBe(href);
});

test("what was written without a slug has its title in the address", () => {
  expect(hrefOfResult(exampleResult("news", { title: "Golo às 90’!", slug: null }))).toBe("/news/1/golo-as-90");
  expect(hrefOfResult(exampleResult("page", { slug: null }))).toBe("/pages/1");
});

test("without a season or a club, people and clubs have no page", () => {
  for (const kind of ["team", "player", "coach", "referee", "delegate", "observer", "match"]) {
    expect(hrefOfResult(exampleResult(kind))).toBeUndefined();
  }
});

test("a kind that nobody knows yet has no page, every other does", () => {
  expect(hrefOfResult(exampleResult("podcast"))).toBeUndefined();
  const all = { competition: LIGA, season: SEASON, team: FAROL, match: exampleMatch(), slug: "x" };
  for (const kind of KINDS) expect(hrefOfResult(exampleResult(kind, all))).toMatch(/^\//);
});
