import { expect, test } from "vitest";
import { allTexts } from "../../i18n/allTexts.ts";
import { brandOf } from "./brand.ts";

const texts = allTexts["pt-PT"];
const logo = { id: 1, url: "/uploads/logo.png", width: 300, height: 100, formats: null };

test("without a logo of its own the site has ours", () => {
  expect(brandOf(texts, null).logo).toBeUndefined();
  expect(brandOf(texts, { ...logo, url: "" }).logo).toBeUndefined();
});

test("a wide logo stands alone, a sign has the name beside it", () => {
  expect(brandOf(texts, logo).logo).toEqual({ src: "/uploads/logo.png", ratio: 3, isSign: false });
  expect(brandOf(texts, { ...logo, width: 100 }).logo?.isSign).toBe(true);
  expect(brandOf(texts, { ...logo, width: null }).logo).toMatchObject({ ratio: 1, isSign: true });
});

test("the smallest picture is shown", () => {
  const formats = { thumbnail: { url: "/t.png", width: 245, webp: { url: "/t.webp" } } };
  expect(brandOf(texts, { ...logo, formats }).logo?.src).toBe("/t.webp");
});
