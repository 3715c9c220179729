// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** In no document, so that nothing is fetched. */
const head = document.createElement("div");
const createElement = document.createElement.bind(document);

const links = () => [...head.querySelectorAll("link")];
const hrefs = () => links().map((link) => link.getAttribute("href"));
const end = (href: string, type = "load") => {
  const link = links().find((one) => one.getAttribute("href") === href);
  link?.dispatchEvent(new Event(type));
  return new Promise((resolve) => setTimeout(resolve));
};
const scripts = (count: number, name = "a") => Array.from({ length: count }, (_, index) => `assets/${name}${index}.js`);

let preload: typeof import("./preload.ts").preload;

beforeEach(async () => {
  head.replaceChildren();
  vi.stubGlobal("document", { head, createElement });
  vi.resetModules();
  ({ preload } = await import("./preload.ts"));
});
afterEach(() => vi.unstubAllGlobals());

test("five scripts are asked for at once, and what was asked for last comes first", async () => {
  await preload(async () => "page", scripts(7));
  expect(hrefs()).toEqual(scripts(5).map((file) => `/${file}`));
  await preload(async () => "other", scripts(1, "b"));
  expect(links()).toHaveLength(5);
  await end("/assets/a0.js");
  await end("/assets/a1.js", "error");
  expect(hrefs().slice(5)).toEqual(["/assets/b0.js", "/assets/a5.js"]);
});

test("nobody waits for scripts; for styles the script does", async () => {
  const load = vi.fn(async () => "page");
  const page = preload(load, ["assets/a.js", "assets/a.css"]);
  await end("/assets/a.js");
  expect(load).not.toHaveBeenCalled();
  await end("/assets/a.css");
  expect(await page).toBe("page");
});

test("what the document has is not asked for again", async () => {
  head.innerHTML = '<script src="/assets/a.js"></script><link href="/assets/b.css" rel="stylesheet" disabled>';
  expect(await preload(async () => "page", ["assets/a.js", "assets/b.css"])).toBe("page");
  expect(hrefs()).toEqual(["/assets/b.css"]);
});

test("a style that does not come fails the page, and is asked for again by the next", async () => {
  const told = vi.fn();
  addEventListener("vite:preloadError", told, { once: true });
  const page = preload(async () => "page", ["assets/a.css"]);
  const failed = expect(page).rejects.toThrow("Unable to preload CSS for /assets/a.css");
  await end("/assets/a.css", "error");
  await failed;
  expect(told).toHaveBeenCalledOnce();
  const again = preload(async () => "page", ["assets/a.css"]);
  await end("/assets/a.css");
  expect(await again).toBe("page");
});

test("a script that does not come is told of, and whoever takes care of it is left alone", async () => {
  const gone = new TypeError("Failed to fetch dynamically imported module");
  await expect(preload(() => Promise.reject(gone))).rejects.toBe(gone);
  addEventListener("vite:preloadError", (event) => event.preventDefault(), { once: true });
  expect(await preload(() => Promise.reject(gone))).toBeUndefined();
});
