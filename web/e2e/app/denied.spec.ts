import { expectAccessible, untilAlive, watch } from "../browser.ts";
import { expect, test } from "./app.ts";

/** Browsers that keep nothing, by choice or because they are full: the site works, and forgets. */

const FULL = () => {
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  Storage.prototype.setItem = full;
};

const CLOSED = () => {
  const closed = {
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  };
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    Object.defineProperty(window, name, { configurable: true, ...closed });
  }
  Object.defineProperty(Document.prototype, "cookie", { configurable: true, get: () => "", set: () => undefined });
  navigator.serviceWorker.register = () => Promise.reject(new DOMException("denied", "SecurityError"));
};

for (const [name, script] of [
  ["whose storage is full", FULL],
  ["that keeps nothing at all", CLOSED],
] as const) {
  test(`a browser ${name} shows pages, changes theme and language, and follows a club`, async ({ page, between }) => {
    const { problems } = watch(page);
    await page.addInitScript(script);
    await page.goto(`${between.origin}/`);
    await untilAlive(page);
    await page.getByRole("link", { name: "Classificação" }).first().click();
    await expect(page.getByRole("table").first()).toBeVisible();
    await page.getByRole("main").locator('a[href^="/team/"]').first().click();
    const star = page.getByRole("button", { name: /^(Seguir|O meu clube)$/ });
    await star.click();
    await expect(star).toHaveText("O meu clube");
    await page.goto(`${between.origin}/news?lang=en`);
    await untilAlive(page);
    await expect(page.getByRole("heading", { level: 1, name: "News" })).toBeVisible();
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });
}

const NO_ROOM = `
  Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };`;

test("a worker for which there is no room does not get in", async ({ page, between }) => {
  const { problems } = watch(page);
  between.toWorker = NO_ROOM;
  await page.goto(`${between.origin}/`);
  await untilAlive(page);
  await expect.poll(() => between.asked).toContain("/sw.js");
  await page.goto(`${between.origin}/news`);
  await expect(page.getByRole("heading", { level: 1, name: "Notícias" })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(problems).toEqual([]);
});

test("a worker that cannot keep anything any more passes everything on", async ({ page, between }) => {
  const { problems } = watch(page);
  between.toWorker = `addEventListener("activate", () => { ${NO_ROOM} });`;
  await page.goto(`${between.origin}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const [path, title] of [
    ["/calendar", /.+/],
    ["/news", "Notícias"],
    ["/videos", "Vídeos"],
  ] as const) {
    const response = await page.goto(`${between.origin}${path}`);
    expect(response?.fromServiceWorker()).toBe(true);
    await expect(page.getByRole("heading", { level: 1, name: title }).first()).toBeVisible();
    await untilAlive(page);
  }
  expect(await page.evaluate(async () => (await (await caches.open("jornada-pages-1")).keys()).length)).toBe(0);
  expect(problems).toEqual([]);
});

test.describe("inside the league's own app", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile JornadaApp/3.1" });

  test("pages come without what the app draws itself, on every page of the visit", async ({ page }) => {
    for (const path of ["/", "/calendar"]) {
      await page.goto(path);
      await untilAlive(page);
      await expect(page.locator("html")).toHaveAttribute("data-view", "app");
      await expect(page.getByRole("banner")).toHaveCount(0);
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      await expectAccessible(page);
    }
  });
});
