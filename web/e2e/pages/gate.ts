import { type Browser, expect, test } from "@playwright/test";
import { expectAccessible, focusedName, inLanguage, type Language, untilAlive, untilStill, watch } from "../browser.ts";
import type { PageCase } from "./pages.ts";

export interface Gate {
  page: TestPage;
  browser: Browser;
  baseURL: string | undefined;
}

/** What every page passes. One visit for all of it: opening a page is what takes time. */
export async function gate(one: PageCase, language: Language, { page, browser, baseURL }: Gate) {
  const path = (language === "en" && one.englishPath) || one.path;
  const address = inLanguage(path, language);
  const status = one.status ?? 200;
  const { problems } = watch(page, (url) => status >= 400 && url === `${baseURL}${address}`);
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  const response = await page.goto(address);
  expect(response?.status()).toBe(status);
  await untilAlive(page);

  // Colours, room, the order of stops and what is painted without scripts do not depend on the language, and looking at
  // them is what takes time. That both halves say the same in English is seen when the page comes alive.
  const isFirst = language === "pt";
  await test.step("says what it is", () => expectDescribed(page, one, language));
  await test.step("comes alive without a word", () => expect(problems).toEqual([]));
  if (isFirst) await test.step("can be used by keyboard", () => expectKeyboard(page, one, language));
  await test.step("can be used by everybody, light", () =>
    expectAccessible(page, isFirst ? "everything" : "all but colours"));
  await test.step("is kept as pictures, light", () => takePictures(page, one, language, "light"));
  await page.emulateMedia({ colorScheme: "dark" });
  if (isFirst) await test.step("can be used by everybody, dark", () => expectAccessible(page, "colours"));
  await test.step("is kept as pictures, dark", () => takePictures(page, one, language, "dark"));
  await test.step("fits into 320 pixels", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    // Tables follow the width of their box, which is known a frame later.
    await untilStill(page);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollWidth]);
    expect(widths).toEqual([320, 320]);
    if (isFirst) await expectAccessible(page);
  });
  if (!isFirst) return;
  await test.step("reads whole without scripts", async () => {
    const plain = await withoutScripts(browser, `${baseURL}${address}`);
    expect(plain.h1).toBe((one.sent?.h1 ?? one.h1)[language]);
    if (!one.sent) expect(plain.text).toBe(await mainText(page));
  });
}

async function expectDescribed(page: TestPage, one: PageCase, language: Language) {
  await expect(page.locator("html")).toHaveAttribute("lang", language === "pt" ? "pt-PT" : "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(one.h1[language]);
  expect((await page.title()).length).toBeGreaterThan(10);
  expect((await metaOf(page, "description"))?.length).toBeGreaterThan(10);
  const own = one.canonical ?? one.path;
  const english = inLanguage(one.englishPath ?? own, "en");
  const twins = [
    ['link[hreflang="pt-PT"]', own],
    ['link[hreflang="en"]', english],
    ['link[hreflang="x-default"]', own],
  ] as const;
  if (one.isFurther) await expect(page.locator("link[hreflang]")).toHaveCount(0);
  for (const [selector, target] of [
    ['link[rel="canonical"]', language === "en" ? english : own] as const,
    ...(one.isFurther ? [] : twins),
  ]) {
    const to = new URL((await hrefOf(page, selector)) ?? "");
    expect(to.pathname + to.search, selector).toBe(target);
  }
}

async function expectKeyboard(page: TestPage, one: PageCase, language: Language) {
  await page.keyboard.press("Tab");
  const skip = language === "pt" ? "Saltar para o conteúdo" : "Skip to content";
  await expect(page.getByRole("link", { name: skip })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await expectReached(page, one.action[language]);
}

/** For those who look at what changed: not compared, not committed, and only where they are asked for. */
async function takePictures(page: TestPage, one: PageCase, language: Language, theme: "light" | "dark") {
  if (!process.env.E2E_PICTURES) return;
  for (const [device, width, height] of [
    ["phone", 390, 844],
    ["desktop", 1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const path = `test-results/pages/${one.name}-${language}-${device}-${theme}.jpg`;
    await page.screenshot({ path, fullPage: true, type: "jpeg", quality: 80 });
  }
}

type TestPage = Parameters<typeof untilAlive>[0];

const metaOf = (page: TestPage, name: string) => page.locator(`meta[name="${name}"]`).getAttribute("content");
const hrefOf = (page: TestPage, selector: string) => page.locator(selector).getAttribute("href");

/** All but what counts down: a minute may pass between two visits. */
function mainText(page: TestPage): Promise<string> {
  return page.locator("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll("[role=timer], noscript")) part.remove();
    return (copy.textContent ?? "").replace(/\s+/g, " ");
  });
}

async function withoutScripts(browser: Browser, url: string) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const h1 = await page.getByRole("heading", { level: 1 }).textContent();
  const text = await mainText(page);
  await context.close();
  return { h1, text };
}

/** Tab gets there, in no more steps than a page has stops. */
async function expectReached(page: TestPage, name: string) {
  const passed: string[] = [];
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press("Tab");
    const focused = await focusedName(page);
    if (focused === name) return;
    passed.push(focused);
  }
  expect(passed).toContain(name);
}
