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
