import { expect, type Page, test } from "@playwright/test";
import { untilAlive } from "../browser.ts";

const DEVICES = [
  ["phone", 390, 844],
  ["desktop", 1440, 900],
] as const;

/** How much moves while a page opens, as browsers measure it. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const shifts: { value: number; hadRecentInput: boolean }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as never[]))).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
  await page.goto(path);
  await untilAlive(page);
  return page.evaluate(() => {
    const { shifts } = globalThis as unknown as { shifts: { value: number; hadRecentInput: boolean }[] };
    return shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0);
  });
}

for (const [device, width, height] of DEVICES) {
  test.describe(device, () => {
    test.use({ viewport: { width, height } });

    for (const path of [
      "/",
      "/competition/liga-atlantica",
      "/competition/liga-atlantica/classification",
      "/calendar",
      "/match/20262027/liga-atlantica/14/1594",
    ]) {
      test(`nothing moves while ${path} opens, ${device}`, async ({ page }) => {
        expect(await shiftOf(page, path)).toBeLessThanOrEqual(0.02);
      });
    }

    for (const path of ["/videos", "/calendar", "/news"]) {
      test(`nothing moves on ${path} for the clubs that are followed, ${device}`, async ({ page }) => {
        await page.addInitScript(() => {
          const clubs = [
            { id: 1, name: "Farol do Cabo" },
            { id: 2, name: "Lagoa Brava" },
          ];
          localStorage.setItem("jornada_club", JSON.stringify(clubs));
        });
        expect(await shiftOf(page, path)).toBe(0);
        if (path === "/videos") {
          const tabs = page.getByRole("navigation", { name: "Vídeos de" }).getByRole("link");
          await expect(tabs.nth(2)).toHaveText("Lagoa Brava");
        }
      });
    }
  });
}
