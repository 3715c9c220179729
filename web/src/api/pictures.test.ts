import { expect, test } from "vitest";
import type { MediaEntry } from "./entries.ts";
import { photoOf, sizesOf, stadiumArt } from "./pictures.ts";

test("the size of a photograph for lists", () => {
  expect(photoOf({ large: "/l", small: "/s" })).toBe("/s");
  expect(photoOf({ small: null, medium: "/m" })).toBe("/m");
  expect(photoOf({})).toBeUndefined();
  expect(photoOf(null)).toBeUndefined();
});

test("a ground is drawn in its club's colours", () => {
  expect(stadiumArt(12, "#FFD21F", "#15171c")).toBe("/art/scene/stadium-12-FFD21F-15171C.svg");
  expect(stadiumArt(12, "#FFD21F", null)).toBe("/art/scene/stadium-12-FFD21F-FAFCFF.svg");
});

test("a picture comes in the sizes that it has", () => {
  const picture = { id: 1, url: "/o.webp", alternativeText: null, width: 1600, formats: null } satisfies MediaEntry;
  expect(sizesOf(picture)).toEqual({ src: "/o.webp", srcSet: undefined });
  const formats = { large: { url: "/l.webp", width: 1000 }, small: { url: "/s.webp", width: 500 } };
  expect(sizesOf({ ...picture, formats })).toEqual({
    src: "/s.webp",
    srcSet: "/s.webp 500w, /l.webp 1000w, /o.webp 1600w",
  });
  expect(sizesOf({ ...picture, width: null })).toEqual({ src: "/o.webp", srcSet: undefined });
});
