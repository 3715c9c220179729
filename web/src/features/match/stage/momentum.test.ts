import { expect, test } from "vitest";
import { allTexts } from "../../../i18n/allTexts.ts";
import { dynamicMatch, event, player } from "../exampleMatch.ts";
import { momentumShares, momentumStrip } from "./momentum.ts";

const texts = allTexts["pt-PT"];

test("the strip is parted by halves, and goals stand in their minute", () => {
  const events = [
    event(4, "23'", false, { player: player(7, "Tiago Norberto"), score: "0-1" }),
    event(5, "38'", true, { player: player(4, "Rui Casavella"), score: "1-1" }),
    event(7, "61'", true, { player: player(9, "Yannick Obando"), score: "2-1" }),
  ];
  const momentum = Array.from({ length: 67 }, (_, minute) => (minute < 45 ? 20 : -10));
  const strip = momentumStrip(dynamicMatch(3, 4, { events, momentum, played_time: "67'" }), texts);
  expect(strip.periods.map(({ values, minutes }) => [values.length, minutes])).toEqual([
    [45, 45],
    [22, 45],
  ]);
  expect(strip.goals.map(({ side, period, minute }) => [side, period, minute])).toEqual([
    ["away", 0, 22],
    ["home", 0, 37],
    ["home", 1, 15],
  ]);
  expect([strip.end, strip.now]).toEqual(["90’", "67’"]);
  expect(momentumStrip(dynamicMatch(3, 4), texts).periods.flatMap(({ values }) => values)).toEqual([]);
  expect(momentumShares(momentum)).toEqual({ home: 80, away: 20 });
  expect(momentumShares([])).toEqual({ home: 50, away: 50 });
});
