import { expect, test } from "vitest";
import type { MediaEntry } from "./entries.ts";
import { sizesOf, WIDE } from "./pictures.ts";

test("a picture comes in the sizes that show all of it, as small as they come", () => {
  const picture = { id: 1, url: "/o.svg", alternativeText: null, formats: null } satisfies MediaEntry;
  expect(sizesOf(picture)).toEqual({ src: "/o.svg", srcSet: undefined });
  const formats = {
    large: { url: "/l.jpg", width: 1000, webp: { url: "/l.webp" } },
    share: { url: "/share.jpg", width: 1200 },
    small: { url: "/s.jpg", width: 500 },
    square: { url: "/square.jpg", width: 500 },
  };
  expect(sizesOf({ ...picture, formats })).toEqual({ src: "/s.jpg", srcSet: "/s.jpg 500w, /l.webp 1000w" });
  const xLarge = { url: "/x.webp", width: 1600 };
  expect(sizesOf({ ...picture, formats: { ...formats, xLarge } }).srcSet).toBe("/s.jpg 500w, /l.webp 1000w");
  expect(sizesOf({ ...picture, formats: { ...formats, xLarge } }, WIDE).srcSet).toBe(
    "/s.jpg 500w, /l.webp 1000w, /x.webp 1600w",
  );
  expect(sizesOf({ ...picture, formats: { small: formats.small } })).toEqual({ src: "/s.jpg", srcSet: undefined });
});
