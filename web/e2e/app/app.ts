import { test as base, expect, type Page } from "@playwright/test";
import { type Between, standBetween } from "./between.ts";

/** The site through a network that a test can break, in a browser that keeps what it is told to keep. */
export const test = base.extend<{ between: Between }>({
  between: async ({ baseURL }, use) => {
    const between = await standBetween(baseURL ?? "");
    await use(between);
    await between.close();
  },
});

export { expect };

/** The worker is in charge of the page, and has put away what it keeps without being asked. */
export async function untilKept(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await caches.open("jornada-pages-1")).keys()).map(({ url }) => new URL(url).pathname),
      ),
    )
    .toEqual(expect.arrayContaining(["/", "/calendar", "/news"]));
}

export const offlineBand = (page: Page) => page.getByRole("complementary", { name: /ligação/ });

/** The document of a build is there: its scripts say which it is. */
export const documentOf = (page: Page, build: number) => page.locator(`script[data-entry*=".b${build}.js"]`);

/** How many of the things that were put away count as put away later than now. */
export const putAwayAhead = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const opening = indexedDB.open("workbox-expiration");
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const entries = opening.result.transaction("cache-entries").objectStore("cache-entries");
          const counting = entries.index("timestamp").count(IDBKeyRange.lowerBound(Date.now() + 60_000));
          counting.onsuccess = () => {
            opening.result.close();
            done(counting.result);
          };
        };
      }),
  );
