import { expect, test } from "vitest";
import type { Match, Nomination, Round } from "../../../api/wire.ts";
import { exampleMatch } from "../../../football/exampleMatch.ts";
import { allTexts } from "../../../i18n/allTexts.ts";
import { isNominated, nominationRows } from "./nominationRows.ts";

const texts = allTexts["pt-PT"];
const round = { initial_date: "2026-12-25", final_date: "2026-12-28" } as Round;
const person = (id: number, name: string) => ({ id, name, profilePhoto: `/p/${id}.svg` });

const appointed = (match: Partial<Match>, referees: Nomination["referees"] = {}): Nomination => ({
  match: exampleMatch(match),
  referees,
});

test("officials in the order of their duties, the referee with a picture", () => {
  const [row] = nominationRows(
    [appointed({}, { observer: person(3, "Aires"), var: person(2, "Lúcio"), main: person(1, "Martim"), aux1: null })],
    round,
    texts,
  );
  expect(row?.officials).toEqual([
    { key: "main", role: "Árbitro", name: "Martim", photo: "/p/1.svg", href: "/referee/20262027/1" },
    { key: "var", role: "VAR", name: "Lúcio", photo: undefined, href: "/referee/20262027/2" },
    { key: "observer", role: "Observador", name: "Aires", photo: undefined, href: "/observer/20262027/3" },
  ]);
  expect([row?.home.name, row?.away.name, row?.where]).toEqual([
    "Farol do Cabo",
    "Santa Maré",
    "Estádio do Promontório",
  ]);
});

test.each([
  ["to come", {}, "sáb. 14 nov, às 20:30"],
  ["whose day is not fixed", { date: "2026-12-25", fixtureDateIsDefined: false }, "Por definir, 25 a 28 dez"],
  ["without a day", { date: null }, "Por definir, 25 a 28 dez"],
  ["in play", { status: 3, subStatus: 4, homeGoals: 1, awayGoals: 0, played_time: "57'" }, "1–0, 57’, 2.ª parte"],
  ["that is over", { status: 5, subStatus: 11, homeGoals: 4, awayGoals: 0 }, "4–0, Final"],
  ["that was postponed", { status: 1, subStatus: 14, date: null, reason: "Mau tempo" }, "Adiado, Mau tempo"],
])("when a match %s is played", (_, match, expected) => {
  expect(nominationRows([appointed(match)], round, texts)[0]?.when).toBe(expected);
});

test("a round is nominated as soon as anybody is", () => {
  expect(isNominated([appointed({}), appointed({}, { main: null })])).toBe(false);
  expect(isNominated([appointed({}), appointed({}, { fourth: person(4, "Moisés") })])).toBe(true);
  expect(isNominated([])).toBe(false);
});
