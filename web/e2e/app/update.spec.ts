import { readFileSync } from "node:fs";
import { untilAlive } from "../browser.ts";
import { documentOf, expect, offlineBand, test, untilKept } from "./app.ts";

/** What the program answers with where the site has no worker any more (`app.worker = false`). */
const FAREWELL = readFileSync(
  new URL("../../../crates/server/src/handlers/installation/farewell.js", import.meta.url),
  "utf8",
);

const toast = (page: import("@playwright/test").Page) => page.getByRole("region", { name: "Mensagens" });
const lookForNew = (page: import("@playwright/test").Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).update());

test("a new build waits until somebody wants it, and then is there", async ({ page, between }) => {
  await page.goto(`${between.origin}/`);
  await untilKept(page);
  between.build = 2;
  await lookForNew(page);
  await expect(toast(page)).toContainText("Nova versão");
  // It never comes by itself.
  await page.waitForTimeout(1_000);
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => "isTheSame" in window)).toBe(true);
  const reloaded = page.waitForEvent("load");
  await toast(page).getByRole("button", { name: "Atualizar" }).click();
  await reloaded;
  expect(await page.evaluate(() => "isTheSame" in window)).toBe(false);
  await expect(documentOf(page, 2)).toBeAttached();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await page.waitForTimeout(2_000);
  await expect(page.getByText("Nova versão")).toHaveCount(0);
});

test("three builds within an hour: every open page ends with the last one", async ({ page, context, between }) => {
  await page.goto(`${between.origin}/`);
  await untilKept(page);
  const other = await context.newPage();
  await other.goto(`${between.origin}/calendar`);
  for (const build of [2, 3, 4]) {
    between.build = build;
    await lookForNew(page);
    await expect(toast(page)).toContainText("Nova versão");
    const isInstalled = async () => (await navigator.serviceWorker.ready).installing === null;
    await expect.poll(() => page.evaluate(isInstalled)).toBe(true);
  }
  await page.bringToFront();
  const reloaded = page.waitForEvent("load");
  await toast(page).getByRole("button", { name: "Atualizar" }).click();
  await reloaded;
  await expect(documentOf(page, 4)).toBeAttached();
  // The other one is told, unless nobody looks at it: then it is new already.
  await expect(documentOf(other, 4).or(toast(other).getByText("Nova versão")).first()).toBeAttached();
  await other.reload();
  await expect(documentOf(other, 4)).toBeAttached();
  await untilAlive(other);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
});

test("who updates where there is no network opens what was seen, alive and with its age", async ({ page, between }) => {
  await page.goto(`${between.origin}/calendar`);
  await untilKept(page);
  between.build = 2;
  await lookForNew(page);
  await expect(toast(page)).toContainText("Nova versão");
  between.isDown = true;
  const reloaded = page.waitForEvent("load");
  await toast(page).getByRole("button", { name: "Atualizar" }).click();
  await reloaded;
  await expect(page.getByRole("heading", { level: 1, name: "Calendário" })).toBeVisible();
  await expect(offlineBand(page)).toContainText(/Dados d/);
  between.isDown = false;
  await page.goto(`${between.origin}/calendar`);
  await expect(documentOf(page, 2)).toBeAttached();
});

test("while a new build waits, pages that were never seen still say that there is no network", async ({
  page,
  between,
}) => {
  await page.goto(`${between.origin}/`);
  await untilKept(page);
  between.build = 2;
  await lookForNew(page);
  await expect(toast(page)).toContainText("Nova versão");
  between.isDown = true;
  await page.goto(`${between.origin}/videos`);
  await expect(page.getByRole("heading", { level: 1, name: "Sem ligação" })).toBeVisible();
});

test("a worker that finds a page about an error in place of a script comes later, and keeps none of it", async ({
  page,
  between,
}) => {
  const script = /^\/assets\/MatchPage-[^.]+\.js$/;
  between.instead = (path) =>
    script.test(path) ? { status: 200, type: "text/html", body: "<h1>Bad gateway</h1>" } : undefined;
  await page.goto(`${between.origin}/`);
  await expect.poll(() => between.asked.some((path) => script.test(path))).toBe(true);
  const isThere = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.installing ?? registration?.waiting ?? registration?.active);
  };
  await expect.poll(() => page.evaluate(isThere)).toBe(false);
  between.instead = () => undefined;
  await page.goto(`${between.origin}/`);
  await untilKept(page);
  const kinds = await page.evaluate(async () => {
    const kept: (string | null | undefined)[] = [];
    for (const name of (await caches.keys()).filter((one) => one.includes("precache"))) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) kept.push((await cache.match(request))?.headers.get("content-type"));
    }
    return [...new Set(kept)];
  });
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds.filter((kind) => !/javascript|css|woff2/.test(kind ?? ""))).toEqual([]);
});

test("a worker that came in half changes nothing", async ({ page, between }) => {
  between.instead = (path) =>
    path === "/sw.js" ? { status: 200, type: "text/javascript", body: 'addEventListener("install", (' } : undefined;
  await page.goto(`${between.origin}/`);
  await page.waitForTimeout(3_000);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await page.getByRole("link", { name: "Notícias" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Notícias" })).toBeVisible();
  between.instead = () => undefined;
  await page.goto(`${between.origin}/`);
  await untilKept(page);
});

for (const [state, rest] of [
  ["is at work", 0],
  ["has nothing to do", 6_000],
] as const) {
  test(`a worker that is withdrawn while it ${state} takes all that it kept with it`, async ({ page, between }) => {
    await page.goto(`${between.origin}/`);
    await untilKept(page);
    await page.waitForTimeout(rest);
    between.instead = (path) =>
      path === "/sw.js" ? { status: 200, type: "text/javascript", body: FAREWELL } : undefined;
    const reloaded = page.waitForEvent("load");
    await lookForNew(page);
    await reloaded;
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    const lists = async () => (await indexedDB.databases()).map(({ name }) => name);
    await expect.poll(() => page.evaluate(lists)).not.toContain("workbox-expiration");
  });
}
