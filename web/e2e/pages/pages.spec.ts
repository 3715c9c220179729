import { type Browser, expect, test } from "@playwright/test";
import { expectAccessible, focusedName, inLanguage, type Language, untilAlive, watch } from "../browser.ts";
import { PAGES, type PageCase } from "./pages.ts";

for (const one of PAGES) {
  for (const language of ["pt", "en"] as const) {
    test.describe(`${one.name}, ${language}`, () => gate(one, language));
  }
}

/** What every page passes. */
function gate(one: PageCase, language: Language) {
  const address = inLanguage(one.path, language);
  const status = one.status ?? 200;

  test("says what it is, and comes alive without a word", async ({ page, baseURL }) => {
    const { problems } = watch(page, (url) => status >= 400 && url === `${baseURL}${address}`);
    const response = await page.goto(address);
    expect(response?.status()).toBe(status);
    await untilAlive(page);

    await expect(page.locator("html")).toHaveAttribute("lang", language === "pt" ? "pt-PT" : "en");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(one.h1[language]);
    expect((await page.title()).length).toBeGreaterThan(10);
    expect((await metaOf(page, "description"))?.length).toBeGreaterThan(10);
    const own = one.canonical ?? one.path;
    const canonical = new URL((await hrefOf(page, 'link[rel="canonical"]')) ?? "");
    expect(canonical.pathname + canonical.search).toBe(inLanguage(own, language));
    for (const [hreflang, target] of [
      ["pt-PT", own],
      ["en", inLanguage(own, "en")],
      ["x-default", own],
    ] as const) {
      const to = new URL((await hrefOf(page, `link[hreflang="${hreflang}"]`)) ?? "");
      expect(to.pathname + to.search, hreflang).toBe(target);
    }
    expect(problems).toEqual([]);
  });

  test("can be used by everybody, in both themes and by keyboard", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await page.goto(address);
    await untilAlive(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page);

    await page.keyboard.press("Tab");
    const skip = language === "pt" ? "Saltar para o conteúdo" : "Skip to content";
    await expect(page.getByRole("link", { name: skip })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
    await expectReached(page, one.action[language]);
  });

  test("reads whole without scripts, and fits into 320 pixels", async ({ browser, page, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    await untilAlive(page);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollWidth]);
    expect(widths).toEqual([320, 320]);
    await expectAccessible(page);

    const alive = await mainText(page);
    const plain = await withoutScripts(browser, `${baseURL}${address}`);
    expect(plain.h1).toMatch(one.h1[language]);
    expect(plain.text).toBe(alive);
  });

  test("is kept as pictures", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    await untilAlive(page);
    for (const [device, width, height] of [
      ["phone", 390, 844],
      ["desktop", 1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const path = `test-results/pages/${one.name}-${language}-${device}-${colorScheme}.png`;
        const picture = await page.screenshot({ path, fullPage: true });
        expect(picture.length).toBeGreaterThan(10_000);
      }
    }
  });
}

type TestPage = Parameters<typeof untilAlive>[0];

const metaOf = (page: TestPage, name: string) => page.locator(`meta[name="${name}"]`).getAttribute("content");
const hrefOf = (page: TestPage, selector: string) => page.locator(selector).getAttribute("href");

function mainText(page: TestPage): Promise<string> {
  return page.locator("main").evaluate((main) => (main.textContent ?? "").replace(/\s+/g, " "));
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
async function expectReached(page: TestPage, name: string | RegExp) {
  const passed: string[] = [];
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press("Tab");
    const focused = await focusedName(page);
    if (typeof name === "string" ? focused === name : name.test(focused)) return;
    passed.push(focused);
  }
  throw new Error(`${name} is not reached after ${passed.join(", ")}`);
}
