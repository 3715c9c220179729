import { expect, test } from "vitest";
import { allTexts } from "../../../i18n/allTexts.ts";
import { dynamicMatch, event, player, staticMatch } from "../exampleMatch.ts";
import { saidOf } from "./said.ts";

const texts = allTexts["pt-PT"];
const match = staticMatch();
const goal = event(4, "61'", true, { player: player(7, "Iuri Salpico"), score: "2-1" });
const before = dynamicMatch(3, 4, { homeGoals: 1, awayGoals: 1 });

const said = (now: Partial<typeof before>) => saidOf(match, before, { ...before, ...now }, texts);

test.each([
  ["nothing", {}, ""],
  ["the clock is no news", { played_time: "62'" }, ""],
  ["a goal", { homeGoals: 2, events: [goal] }, "Golo do Farol do Cabo: Iuri Salpico. 2–1."],
  ["a goal of somebody unknown", { homeGoals: 2, events: [{ ...goal, player: null }] }, "Golo do Farol do Cabo. 2–1."],
  [
    "a red card",
    { events: [event(3, "70'", false, { player: player(9, "Tiago Norberto") })] },
    "Cartão vermelho no Santa Maré: Tiago Norberto.",
  ],
  ["another state", { status: 4, subStatus: 11 }, "Final, provisório. 1–1."],
  ["a goal that is taken back", { awayGoals: 0 }, "2.ª parte. 1–0."],
])("%s", (_, now, expected) => {
  expect(said(now)).toBe(expected);
});

test("what is told anew with other numbers is no news", () => {
  const told = { ...before, events: [goal] };
  expect(saidOf(match, told, { ...told, events: [{ ...goal, id: 900 }] }, texts)).toBe("");
});
