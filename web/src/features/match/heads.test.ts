import { expect, test } from "vitest";
import type { CompetitionDetail, Season } from "../../api/wire.ts";
import { allTexts } from "../../i18n/allTexts.ts";
import { dynamicMatch, staticMatch } from "./exampleMatch.ts";
import { matchTitle, wayOf } from "./heads.ts";

const texts = allTexts["pt-PT"];

test("the title carries the score as soon as there is one", () => {
  const ahead = dynamicMatch(1, 1, { homeGoals: null, awayGoals: null });
  expect(matchTitle(staticMatch(), ahead, texts)).toBe("Farol do Cabo – Santa Maré, 14 nov 2026 · Jornada");
  expect(matchTitle(staticMatch(), dynamicMatch(3, 4), texts)).toBe(
    "Farol do Cabo 2–1 Santa Maré, 14 nov 2026 · Jornada",
  );
});

const competition = {
  id: "liga-atlantica",
  label: "Liga Atlântica",
  rounds: [{ number: 11, label: "Jornada 11" }],
} as CompetitionDetail;
const seasons = [{ id: 20262027, current: true }] as Season[];
const hrefs = (match: ReturnType<typeof staticMatch>, all = seasons) =>
  wayOf(match, { competition, seasons: all }, texts).map(({ label, href }) => [label, href]);

test("a match leads to its competition and its round", () => {
  expect(hrefs(staticMatch())).toEqual([
    ["Liga Atlântica", "/competition/liga-atlantica"],
    ["Jornada 11", "/competition/liga-atlantica/liga-atlantica/round/11"],
  ]);
  expect(hrefs(staticMatch({ season: 20252026 }))[1]).toEqual([
    "Jornada 11",
    "/competition/liga-atlantica/liga-atlantica/round/11?season=20252026",
  ]);
});

test("one abroad to the page of all that is abroad", () => {
  expect(hrefs(staticMatch({ isInternational: true, competition: "1" }))).toEqual([
    ["Liga Atlântica", "/international"],
    ["Jornada 11", "/international?competition=1&round=11"],
  ]);
});

test("without its competition a match still says its round", () => {
  const way = wayOf(staticMatch(), { competition: undefined, seasons }, texts);
  expect(way.map(({ label }) => label)).toEqual(["Competição", "Jornada 11"]);
});
