import { expect, test } from "vitest";
import { photoOf, stadiumArt } from "./portraits.ts";

test("the size of a photograph for lists", () => {
  expect(photoOf({ large: "/l", small: "/s" })).toBe("/s");
  expect(photoOf({ small: null, medium: "/m" })).toBe("/m");
  expect(photoOf({ small: "/art/portrait/7-FFFFFF-000000.svg" })).toBe("/art/portrait/7-FFFFFF-000000.webp");
  expect(photoOf({})).toBeUndefined();
  expect(photoOf(null)).toBeUndefined();
});

test("a ground is drawn in its club's colours", () => {
  expect(stadiumArt(12, "#FFD21F", "#15171c")).toBe("/art/scene/stadium-12-FFD21F-15171C.svg");
  expect(stadiumArt(12, "#FFD21F", null)).toBe("/art/scene/stadium-12-FFD21F-FAFCFF.svg");
});
