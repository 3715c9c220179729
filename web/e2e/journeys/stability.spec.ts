import { expect, test } from "@playwright/test";
import { untilAlive } from "../browser.ts";

for (const path of [
  "/",
  "/competition/liga-atlantica",
  "/competition/liga-atlantica/classification",
  "/calendar",
  "/match/20262027/liga-atlantica/14/1594",
]) {
  for (const [device, width, height] of [
    ["phone", 390, 844],
    ["desktop", 1440, 900],
  ] as const) {
    test(`nothing moves while ${path} opens, ${device}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
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
      const total = await page.evaluate(() => {
        const { shifts } = globalThis as unknown as { shifts: { value: number; hadRecentInput: boolean }[] };
        return shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0);
      });
      expect(total).toBeLessThanOrEqual(0.02);
    });
  }
}
