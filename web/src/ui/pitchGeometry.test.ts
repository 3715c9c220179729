import { expect, test } from "vitest";
import { formationOf, rowsOf } from "./pitchGeometry";

const line = (letters: string) => letters.split("");
const lines = (text: string) => text.split(" ").map(line);
const read = (rows: string[][]) => rows.map((row) => row.join("")).join(" ");

test.each([
  ["a formation", "a bcde fgh ijk", "a bcde fgh ijk"],
  ["five at the back", "a bcdef ghi jk", "a bcdef ghi jk"],
  ["no lines known but the goalkeeper's", "a bcdefghijk", "a bcde fgh ijk"],
  ["nothing known at all", "abcdefghijk", "a bcde fgh ijk"],
  ["seven in a line", "a bcdefgh ijk", "a bcde fgh ijk"],
  ["too few players", "a bc", "a bc"],
  ["a goalkeeper alone", "a", "a"],
])("%s", (_, given, expected) => {
  expect(read(rowsOf(lines(given)))).toBe(expected);
});

test("lines of nobody take no place", () => {
  expect(rowsOf([[], ["a"], [], ["b"]])).toEqual([["a"], ["b"]]);
  expect(formationOf([], "home").places).toEqual([]);
});

test("both sides stay in their half, each from its own goal on, and inside the pitch", () => {
  for (const given of ["a bcde fgh ijk", "a bc de fg hi jk", "a bcdefg hijk", "a"]) {
    const { places } = formationOf(lines(given), "home");
    for (const { spot, roomAcross: room } of places) {
      expect(spot.along).toBeGreaterThanOrEqual(5);
      expect(spot.along).toBeLessThan(47);
      expect(spot.across - room / 2).toBeGreaterThanOrEqual(-0.01);
      expect(spot.across + room / 2).toBeLessThanOrEqual(100.01);
    }
    const away = formationOf(lines(given), "away").places;
    expect(away.map(({ player }) => player)).toEqual(places.map(({ player }) => player));
    expect(away[0]?.spot.along).toBe(94);
  }
});

test("nobody stands on somebody else's place", () => {
  const { places } = formationOf(lines("a bcde fgh ijk"), "home");
  expect(new Set(places.map(({ spot }) => `${spot.along} ${spot.across}`)).size).toBe(11);
});

test("a name reaches as far as the next player in front or behind", () => {
  const room = (given: string, player: string) =>
    formationOf(lines(given), "home").places.find((place) => place.player === player)?.roomAlong;
  expect(room("a bc de fg hi jk", "d")).toBe(7.7);
  expect(room("a bcde fg hij k", "f")).toBe(9.63);
  expect(room("a bcde fgh ijk", "b")).toBe(11.63);
  expect(room("a", "a")).toBe(12);
});
