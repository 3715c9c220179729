import { expect, test } from "vitest";
import { sharedPicture, shareImage } from "./sharedPicture.ts";

const picture = { id: 1, url: "/a.png", alternativeText: null, formats: null };
const form = (name: string) => ({ url: `/${name}.jpg`, width: 500 });

test("a page is shared with the picture cut for it, else with a large one, never with a small one", () => {
  const formats = { small: form("small"), large: form("large"), share: form("share") };
  expect(sharedPicture({ ...picture, formats })).toBe("/share.jpg");
  expect(sharedPicture({ ...picture, formats: { small: form("small"), large: form("large") } })).toBe("/large.jpg");
  expect(sharedPicture({ ...picture, formats: { small: form("small") } })).toBe("/a.png");
});

test("without a picture it is shared with what is played today", () => {
  expect(shareImage("en", null, undefined)).toBe("/share/day.png?lang=en");
  expect(shareImage("en", null, picture, { ...picture, url: "/b.png" })).toBe("/a.png");
});
