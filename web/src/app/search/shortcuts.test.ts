import { expect, test } from "vitest";
import type { Competition, Season } from "../../api/wire.ts";
import { allTexts } from "../../i18n/allTexts.ts";
import { decideShortcuts } from "./shortcuts.ts";

const texts = allTexts["pt-PT"];
const liga = { id: "liga", label: "Liga", format: "league", seasonId: 20262027, liveMatches: 0 } as Competition;
const seasons = [{ id: 20262027, competitions: [liga] }] as Season[];
const known = { competition: liga, competitions: [liga], seasons, clubs: [], mine: [] };
const keysOf = (more: Partial<Parameters<typeof decideShortcuts>[0]>) =>
  decideShortcuts({ ...known, ...more }, texts).map(({ key }) => key);

test("there is a way to the table, the matches and the clubs", () => {
  expect(keysOf({})).toEqual(["table", "calendar", "clubs"]);
});

test("matches in play come first, the chosen club before them", () => {
  const live = { ...liga, liveMatches: 2 };
  expect(keysOf({ competitions: [live] })).toEqual(["live", "table", "calendar", "clubs"]);
  const mine = [
    { id: 1, name: "Farol" },
    { id: 2, name: "Lagoa" },
  ];
  expect(keysOf({ competitions: [live], mine }).slice(0, 3)).toEqual(["club", "second", "live"]);
});

test("a club that the league does not know has a name and a sign all the same", () => {
  const [club] = decideShortcuts({ ...known, mine: [{ id: 99, name: "Longe" }] }, texts);
  expect(club).toMatchObject({ detail: "Longe", href: "/team/99/longe/liga/20262027", picture: { name: "shield" } });
});

test("without a season there is still the calendar", () => {
  const nothing = {
    competition: undefined,
    competitions: [],
    seasons: [],
    mine: [
      { id: 1, name: "Farol" },
      { id: 2, name: "Lagoa" },
    ],
  };
  expect(keysOf(nothing)).toEqual(["calendar"]);
});
