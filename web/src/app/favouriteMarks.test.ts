// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { keepClubs } from "./favouriteClubs.ts";
import { markFavourites, marksOf } from "./favouriteMarks.ts";

test("what belongs to a club that is followed has a star, and nothing else", () => {
  const marks = marksOf([
    { id: 1, name: "Farol do Cabo" },
    { id: 7, name: "}*{display:none}" },
  ]);
  expect(marks).toContain('[data-club="1"]::before,[data-club="7"]::before{');
  expect(marks).not.toContain("display");
});

test("whoever follows none has no marks", () => {
  expect(marksOf([])).toBe("");
});

test("styles learn whether there are any, and what the second is called, for as long as it is so", () => {
  const root = document.documentElement;
  const clubs = [
    { id: 1, name: "Farol do Cabo" },
    { id: 7, name: 'O "Sete"' },
  ];
  markFavourites();
  expect(root.hasAttribute("data-clubs")).toBe(false);
  keepClubs(clubs);
  expect(root.hasAttribute("data-clubs")).toBe(true);
  expect(root.style.getPropertyValue("--second-club")).toBe('"O \\"Sete\\""');
  keepClubs(clubs.slice(0, 1));
  expect(root.hasAttribute("data-clubs")).toBe(true);
  expect(root.style.getPropertyValue("--second-club")).toBe("");
});
