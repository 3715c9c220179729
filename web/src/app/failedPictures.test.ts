// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { replaceFailedPictures } from "./failedPictures.ts";

const INSTEAD = "/art/tiles/instead-E1FF19-8x5.svg";

beforeEach(() => document.body.replaceChildren());

function fail(picture: Element | null) {
  picture?.dispatchEvent(new Event("error"));
  return picture?.getAttribute("src");
}

test("a picture that does not come gives way to one that is drawn, then to nothing; what is said of it stays", () => {
  replaceFailedPictures();
  document.body.innerHTML =
    '<picture><source srcset="/uploads/p.jpg"><img src="/uploads/a.jpg" srcset="/b.jpg 2x" alt="Azulejos"></picture>';
  const picture = document.querySelector("img");
  expect(fail(picture)).toBe(INSTEAD);
  expect(picture?.hasAttribute("srcset")).toBe(false);
  expect(document.querySelector("source")?.hasAttribute("srcset")).toBe(false);
  expect(fail(picture)).toMatch(/^data:/);
  expect(fail(picture)).toMatch(/^data:/);
  expect(picture?.alt).toBe("Azulejos");
});

test("what the server draws, and what is only in this browser, is left as it is", () => {
  replaceFailedPictures();
  for (const src of ["/art/crest/7.webp", "blob:x", "data:image/png;base64,x"]) {
    document.body.innerHTML = `<img src="${src}" alt="">`;
    expect(fail(document.querySelector("img"))).toBe(src);
  }
});
