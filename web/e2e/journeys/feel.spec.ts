import { expect, type Page, test } from "@playwright/test";
import { untilAlive } from "../browser.ts";

const TABLE = "/competition/liga-atlantica/classification";

/** What a page asks for from now on. */
function listen(page: Page) {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** What makes the next pages quick has come. */
async function settled(page: Page, address = "/") {
  const script = page.waitForResponse((response) => /\/assets\/settled-/.test(response.url()));
  await page.goto(address);
  await untilAlive(page);
  await script;
  await page.waitForLoadState("networkidle");
}

const tableLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Classificação" });

test("a page is brought while the pointer rests on its link, and then opens without asking", async ({ page }) => {
  await settled(page);
  const asked = listen(page);
  await tableLink(page).hover();
  await expect.poll(() => asked.join()).toMatch(/ClassificationPage.*standings/);
  await page.waitForLoadState("networkidle");
  asked.length = 0;
  await tableLink(page).click();
  await expect(page).toHaveURL(TABLE);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(asked.filter((path) => path.startsWith("/assets/"))).toEqual([]);
});

test("a page brings its styles and its first script along, and fetches none of them again", async ({ page }) => {
  const asked = listen(page);
  await settled(page);
  const styles = asked.filter((path) => path.endsWith(".css"));
  await expect(page.locator("head > style:not(#jornada-own)")).toHaveCount(1);
  // After such a sheet, every one that the app brings would have the whole page laid out anew.
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  await expect(page.locator("head > script[data-entry]:not([src])")).toHaveCount(1);
  const parts = await page
    .locator("link[rel=stylesheet][disabled]")
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(parts.length).toBeGreaterThan(5);
  expect(styles.filter((path) => parts.includes(path))).toEqual([]);
});

test("a page is set in its own type, from one file", async ({ page }) => {
  const asked = listen(page);
  await settled(page);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => family.includes("Archivo Variable") && status === "loaded")
        .map(({ unicodeRange }) => unicodeRange),
    );
  await expect.poll(loaded).toEqual([expect.stringMatching(/^U\+0-7F/)]);
  expect(asked.filter((path) => path.endsWith(".woff2"))).toHaveLength(1);
});

test("the focus brings a page too", async ({ page }) => {
  await settled(page);
  const asked = listen(page);
  await tableLink(page).focus();
  await expect.poll(() => asked.join()).toContain("ClassificationPage");
});

test("whoever saves data loads what was asked for", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  await settled(page);
  const asked = listen(page);
  await tableLink(page).hover();
  // By then the page would have been asked for.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(asked.join()).not.toContain("ClassificationPage");
  await tableLink(page).click();
  await expect(page).toHaveURL(TABLE);
});

test("going back shows the page where it was left, without asking for it", async ({ page }) => {
  await settled(page, "/competition/liga-atlantica");
  const match = page.getByRole("main").locator("a[href^='/match/']").last();
  await match.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(100);
  await match.click();
  await expect(page).toHaveURL(/\/match\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/competition/liga-atlantica");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

/** As high as what is far below is taken for before a browser has laid it out. */
const GUESSED = 440;

/** How high each block of the front page is, once that is known of all. */
async function learnedHeights(page: Page): Promise<number[]> {
  const blocks = page.locator("main [data-far] > *");
  const heights = () => blocks.evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
  expect(await heights()).toContain(GUESSED);
  await expect.poll(heights).not.toContain(GUESSED);
  return heights();
}

test("a page that keeps somebody waiting shows that it is on its way, and one that does not shows nothing", async ({
  page,
}) => {
  await settled(page);
  const progress = page.getByRole("progressbar", { name: "A carregar a página" });
  const shown = await page.evaluateHandle(() => {
    const seen: boolean[] = [];
    new MutationObserver(() => seen.push(document.documentElement.hasAttribute("data-slow"))).observe(
      document.documentElement,
      { attributeFilter: ["data-slow"] },
    );
    return seen;
  });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/assets/ClassificationPage*.js", async (route) => {
    await held;
    await route.continue();
  });
  await tableLink(page).evaluate((link: HTMLElement) => link.click());
  await expect(progress).toBeVisible();
  answer();
  await expect(page).toHaveURL(TABLE);
  await expect(progress).toBeHidden();
  expect(await shown.jsonValue()).toEqual([true, false]);
});

test("what is far below is as high as it seems to be, a moment after the page has opened", async ({ page }) => {
  await settled(page);
  const learned = await learnedHeights(page);
  for (const [index, block] of (await page.locator("main [data-far] > *").all()).entries()) {
    await block.evaluate((one) => one.scrollIntoView({ block: "center" }));
    await expect.poll(() => block.evaluate((one) => (one as HTMLElement).offsetHeight)).toBe(learned[index]);
  }
});

test("going back far down the front page shows what stood there", async ({ page }) => {
  await settled(page);
  await learnedHeights(page);
  const last = page.locator("main [data-far] > *").last();
  await last.evaluate((block) => block.scrollIntoView());
  const place = () => last.evaluate((block) => Math.round(block.getBoundingClientRect().top));
  await expect.poll(place).toBeLessThan(400);
  const left = await place();
  // Playwright would scroll before it clicks.
  await tableLink(page).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(TABLE);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(left);
});

test("a page that was pressed for is whole a moment later, and says which part of it is read", async ({ page }) => {
  await settled(page, "/calendar");
  await page.getByRole("main").locator("a[href='/match/20262027/liga-atlantica/14/1594']").click();
  const tabs = page.getByRole("navigation", { name: "Partes da página" });
  const history = page.getByRole("heading", { level: 2, name: "Frente a frente" });
  await history.scrollIntoViewIfNeeded();
  await page.locator("#history").evaluate((section) => section.scrollIntoView());
  await expect(tabs.getByRole("link", { name: "Frente a frente" })).toHaveAttribute("aria-current", "true");
  await expect(page.locator("#information")).toBeAttached();
});
