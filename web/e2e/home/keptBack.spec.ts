import { expect, type Page, test } from "@playwright/test";

/** In a browser whose pointer nobody moves: that is a sign of a reader, too. */

interface Noted {
  early: string | null;
  /** How often the page had been painted by then. */
  paints: number;
}

/** What the front page keeps back of itself on a phone, from its beginning until it has all been shown. */
async function whatIsKeptBack(page: Page, signsAt?: "DOMContentLoaded"): Promise<Noted[]> {
  await page.addInitScript((at) => {
    const noted: Noted[] = [];
    Object.assign(globalThis, { noted });
    new MutationObserver(() => {
      const early = document.documentElement.getAttribute("data-early");
      noted.push({ early, paints: performance.getEntriesByType("paint").length });
    }).observe(document, { subtree: true, attributeFilter: ["data-early"] });
    if (at) document.addEventListener(at, () => dispatchEvent(new Event("keydown")));
  }, signsAt);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const read = () => page.evaluate(() => (globalThis as unknown as { noted: Noted[] }).noted);
  await expect.poll(async () => (await read()).at(-1)?.early).toBeNull();
  return await read();
}

test("what is not on the screen comes after it, one part after the other", async ({ page }) => {
  const [first, ...changes] = await whatIsKeptBack(page);
  expect(first?.early).toBe("beside below second far");
  expect(changes.length).toBeGreaterThan(0);
  let before = first?.early ?? "";
  for (const { early, paints } of changes) {
    expect(paints).toBeGreaterThan(0);
    expect(before.endsWith(early ?? "")).toBe(true);
    before = early ?? "";
  }
});

test("whoever wants more has all of it at once", async ({ page }) => {
  const noted = await whatIsKeptBack(page, "DOMContentLoaded");
  expect(noted.map(({ early }) => early)).toEqual(["beside below second far", null]);
});
