import { expect, test } from "vitest";
import type { Match } from "../../api/wire.ts";
import { exampleMatch, FAROL } from "../../football/exampleMatch.ts";
import { allTexts } from "../../i18n/allTexts.ts";
import { exampleResult, LIGA } from "./exampleResults.ts";
import { decideResultRow } from "./resultRow.ts";

const texts = allTexts["pt-PT"];
const SEASON = 20262027;

function matchRow(change: Partial<Match> = {}) {
  const result = exampleResult("match", { subtitle: "Liga Atlântica", match: exampleMatch(change) });
  const row = decideResultRow(result, texts, { currentSeason: SEASON });
  return row && { status: row.status, detail: row.detail, end: row.end };
}

test("a match to come says when", () => {
  expect(matchRow()).toEqual({ status: undefined, detail: "sáb. 14 nov, 20:30, Liga Atlântica", end: undefined });
});

test("a match in play says its minute and its score", () => {
  expect(matchRow({ status: 3, subStatus: 4, played_time: "67'", homeGoals: 2, awayGoals: 1 })).toEqual({
    status: { tone: "live", text: "67’" },
    detail: "Liga Atlântica",
    end: { kind: "score", text: "2–1", isLive: true },
  });
});

test("a match that is over says its day and its score, one of another season its year", () => {
  const over = { status: 5, subStatus: 11, homeGoals: 1, awayGoals: 1 };
  const end = { kind: "score", text: "1–1", isLive: false };
  expect(matchRow(over)).toEqual({ status: undefined, detail: "sáb. 14 nov, Liga Atlântica", end });
  expect(matchRow({ ...over, homePenaltyGoals: 4, awayPenaltyGoals: 5 })?.detail).toBe(
    "sáb. 14 nov, g.p. 4–5, Liga Atlântica",
  );
  expect(matchRow({ ...over, season: 20242025, date: "2024-11-09T20:30:00+00:00" })?.detail).toBe(
    "9 nov 2024, Liga Atlântica",
  );
});

test("a match that is not played says so, and has no score", () => {
  expect(matchRow({ status: 1, subStatus: 14, homeGoals: 0, awayGoals: 0 })).toEqual({
    status: { tone: "warn", text: "Adiado" },
    detail: "Liga Atlântica",
    end: undefined,
  });
  expect(matchRow({ date: null, fixtureDateIsDefined: false })?.detail).toBe("Por definir, Liga Atlântica");
});

test("a player has his portrait and his number, which is said in words", () => {
  const player = exampleResult("player", {
    subtitle: "Defesa, Castro Vilar",
    season: SEASON,
    team: FAROL,
    kitNumber: 22,
    image: { small: "/art/portrait/1.svg" },
  });
  expect(decideResultRow(player, texts)).toMatchObject({
    picture: { kind: "portrait", src: "/art/portrait/1.webp" },
    detail: "Defesa, Castro Vilar",
    end: { kind: "text", text: "22", label: "Número 22" },
  });
});

test("clubs have their crest, competitions their emblem, and what has no picture a sign", () => {
  const picture = (type: string, more: object) => decideResultRow(exampleResult(type, more), texts)?.picture;
  expect(picture("team", { competition: LIGA, season: SEASON, team: FAROL })).toEqual({
    kind: "crest",
    src: "/art/crest/1.webp",
  });
  expect(picture("competition", { competition: LIGA })).toMatchObject({ kind: "emblem" });
  expect(picture("referee", { season: SEASON })).toEqual({ kind: "icon", name: "person" });
  expect(picture("statement", {})).toEqual({ kind: "icon", name: "file" });
});

test("what was written says what it is, and of when", () => {
  const news = exampleResult("news", { date: "2026-11-03T09:30:00+00:00", slug: "x" });
  expect(decideResultRow(news, texts)?.detail).toBe("Notícia, 3 nov 2026");
  expect(decideResultRow(exampleResult("page", { slug: "x" }), texts)?.detail).toBe("Página");
});

test("what has no page is no row", () => {
  expect(decideResultRow(exampleResult("player"), texts)).toBeUndefined();
});
