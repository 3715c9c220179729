import { readFileSync } from "node:fs";
import { expect, test, untilKept } from "./app.ts";

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
  // The other one is told, unless nobody looks at it: then it is new already.
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
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
  });
}
