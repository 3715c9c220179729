import { expect, test } from "vitest";
import { allTexts } from "../../../i18n/allTexts.ts";
import { boardLines } from "../board/boardLines.ts";
import { dynamicMatch, event, player } from "../exampleMatch.ts";
import { shootOutSides } from "./shootOut.ts";
import { timelineEntries } from "./timelineEntries.ts";

const texts = allTexts["pt-PT"];
const hrefOf = () => undefined;
const obando = player(9, "Yannick Obando");

const story = [
  event(97, ""),
  event(4, "23'", false, { player: player(7, "Tiago Norberto"), score: "0-1" }),
  event(5, "38'", true, { player: player(4, "Rui Casavella"), score: "1-1" }),
  event(86, ""),
  event(7, "61'", true, { player: obando, score: "2-1" }),
  event(1, "65'", true, { player: player(20, "Matias Ferrolho"), relatedPlayer: player(11, "Leandro Vimeiro") }),
  event(6, "80'", false, { player: player(7, "Tiago Norberto") }),
];

function entriesOf(match: ReturnType<typeof dynamicMatch>, isShort = false) {
  return timelineEntries(match, texts, { isShort, hrefOf });
}

test("a story is read from its beginning once it is over, and from its end while it is on", () => {
  const over = entriesOf(dynamicMatch(5, 11, { events: [...story, event(99, "")] }));
  expect(over.map(({ kind }) => kind)).toEqual([
    "marker",
    "goal",
    "goal",
    "marker",
    "goal",
    "substitution",
    "secondYellow",
    "marker",
  ]);
  expect(over.at(-1)).toMatchObject({ text: "Final 2–1" });
  const live = entriesOf(dynamicMatch(3, 4, { events: [...story, event(95, "81'")] }));
  expect(live[0]).toMatchObject({ kind: "marker", tone: "live", text: "81’" });
});

test("goals say in words what they were, and count for whom they count", () => {
  const [, goal, own, , penalty] = entriesOf(dynamicMatch(5, 11, { events: story }));
  expect(goal).toMatchObject({ side: "away", score: "0–1", minute: "23’", title: { text: "Tiago Norberto" } });
  expect(own).toMatchObject({ side: "home", detail: "Autogolo" });
  expect(penalty).toMatchObject({ side: "home", detail: "Penálti" });
});

test("the short form has neither substitutions nor moments", () => {
  const events = [...story, event(0, "70'", undefined, { embed: "/art/moment/x.svg", description: "Mão na área" })];
  expect(entriesOf(dynamicMatch(5, 11, { events })).some(({ kind }) => kind === "moment")).toBe(true);
  const kinds = entriesOf(dynamicMatch(5, 11, { events }), true).map(({ kind }) => kind);
  expect(kinds).not.toContain("moment");
  expect(kinds).not.toContain("substitution");
});

test("what has no side and no player breaks nothing", () => {
  const events = [event(4, "5'"), event(2, "6'", true), event(77, "7'", true)];
  expect(entriesOf(dynamicMatch(3, 2, { events }))).toMatchObject([{ title: { text: "Jogador por identificar" } }]);
});

test("a shoot-out is told kick by kick, and its kicks are no goals", () => {
  const kicks = [true, false, true, false].flatMap((isHome, index) => event(index === 1 ? 8 : 7, "", isHome));
  const events = [...story, event(99, ""), event(101, ""), ...kicks];
  const clubs = { home: club("FAR"), away: club("SMA") };
  const live = shootOutSides(dynamicMatch(3, 10, { events }), clubs, texts);
  expect(live?.map(({ kicks: taken }) => taken.map(({ result }) => result))).toEqual([
    ["scored", "scored", "next"],
    ["missed", "scored"],
  ]);
  expect(live?.map(({ total }) => total)).toEqual([2, 1]);
  const over = shootOutSides(dynamicMatch(5, 11, { events, homePenaltyGoals: 5, awayPenaltyGoals: 4 }), clubs, texts);
  expect(over?.map(({ emphasis }) => emphasis)).toEqual(["winner", "loser"]);
  expect(shootOutSides(dynamicMatch(5, 11, { events: story }), clubs, texts)).toBeUndefined();
  expect(entriesOf(dynamicMatch(5, 11, { events })).filter(({ kind }) => kind === "goal")).toHaveLength(3);
});

test("a board names each scorer once, and who was sent off", () => {
  const events = [...story, event(4, "88'", true, { player: obando, score: "3-1" })];
  const home = boardLines(events, { isHome: true, texts, hrefOf });
  expect(home).toMatchObject([
    { name: "Casavella", minutes: "38’ (p.b.)" },
    { name: "Obando", minutes: "61’ (g.p.), 88’" },
  ]);
  const away = boardLines(events, { isHome: false, texts, hrefOf });
  expect(away).toMatchObject([
    { name: "Norberto", minutes: "23’" },
    { name: "Norberto", minutes: "80’", redCard: "expulso" },
  ]);
});

function club(key: string) {
  return { key, name: key, abbreviation: key, crest: "", color: "#000000", onColor: "#ffffff" };
}
