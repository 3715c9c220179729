import { expect, test } from "vitest";
import { heroPicture } from "./heroPicture.ts";

const picture = {
  id: 1,
  url: "/uploads/a.jpg",
  alternativeText: "Um golo",
  formats: {
    small: { url: "/s.jpg", width: 500, webp: { url: "/s.webp" } },
    xLarge: { url: "/x.jpg", width: 1600 },
    square: { url: "/q.jpg", width: 500 },
  },
};

test("a wide picture in all its sizes, cut around what matters", () => {
  expect(heroPicture({ ...picture, focalPoint: { x: 0.25, y: 0.5 } }, picture, "a")).toEqual({
    src: "/uploads/a.jpg",
    srcSet: "/s.webp 500w, /x.jpg 1600w",
    alt: "Um golo",
    position: "25% 50%",
    portrait: "/s.webp 500w, /x.jpg 1600w",
  });
});

test("tiles where there is none", () => {
  expect(heroPicture(null, undefined, "news-7")).toEqual({ src: "/art/tiles/news-7-E1FF19-16x6.svg", alt: "" });
});
