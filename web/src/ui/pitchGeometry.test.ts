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
  expect(formationOf([], "home").spots).toEqual([]);
});

test("both sides stay in their half, each from its own goal on, and inside the pitch", () => {
  for (const given of ["a bcde fgh ijk", "a bc de fg hi jk", "a bcdefg hijk", "a"]) {
    const { spots } = formationOf(lines(given), "home");
    for (const { spot, room } of spots) {
      expect(spot.along).toBeGreaterThanOrEqual(5);
      expect(spot.along).toBeLessThan(47);
      expect(spot.across - room / 2).toBeGreaterThanOrEqual(-0.01);
      expect(spot.across + room / 2).toBeLessThanOrEqual(100.01);
    }
    const away = formationOf(lines(given), "away").spots;
    expect(away.map(({ player }) => player)).toEqual(spots.map(({ player }) => player));
    expect(away[0]?.spot.along).toBe(94);
  }
});

test("nobody stands on somebody else's place", () => {
  const { spots } = formationOf(lines("a bcde fgh ijk"), "home");
  expect(new Set(spots.map(({ spot }) => `${spot.along} ${spot.across}`)).size).toBe(11);
});
