import { expect, test } from "vitest";
import type { MatchTie } from "../../../api/wire.ts";
import { exampleMatch, FAROL, MARE } from "../../../football/exampleMatch.ts";
import { allTexts } from "../../../i18n/allTexts.ts";
import { staticMatch } from "../exampleMatch.ts";
import { tieLine } from "./tieLine.ts";

const texts = allTexts["pt-PT"];
const [first, second] = [exampleMatch({ id: 1 }), exampleMatch({ id: 2, homeTeam: MARE, awayTeam: FAROL })];
const tie = {
  id: "r9-1",
  home: { team: FAROL },
  away: { team: MARE },
  matches: [first, second],
  aggregate: { home: 3, away: 1 },
} as MatchTie["tie"];
const cup = { competition: "taca-atlantica" };

test("the second leg says the goals of both as its board has the clubs", () => {
  const match = staticMatch({ ...cup, homeTeam: MARE, awayTeam: FAROL });
  expect(tieLine({ stage: "Meias-finais", leg: 2, tie }, match, texts)).toEqual({
    text: "Meias-finais, 2.ª mão, total 1–3",
    href: "/competition/taca-atlantica?tab=bracket&season=20262027&tie=r9-1#tie-r9-1",
  });
});

test("the first leg says that it is one, a single match only where it stands", () => {
  expect(tieLine({ stage: "Meias-finais", leg: 1, tie }, staticMatch(cup), texts).text).toBe("Meias-finais, 1.ª mão");
  const single = { ...tie, matches: [first] };
  expect(tieLine({ stage: "Final", leg: null, tie: single }, staticMatch(cup), texts).text).toBe("Final, no quadro");
});

test("a second leg to come has no total", () => {
  const ahead = { ...tie, aggregate: null };
  expect(tieLine({ stage: "Final", leg: 2, tie: ahead }, staticMatch(cup), texts).text).toBe("Final, 2.ª mão");
});
