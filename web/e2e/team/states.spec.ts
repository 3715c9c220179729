import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, untilStill, watch } from "../browser.ts";
import { CASES, type TeamCase } from "./cases.ts";
import { FAROL, openTeam, patched } from "./openTeam.ts";

for (const one of CASES) {
  test(`a club, ${one.name}`, async ({ page }) => {
    const { problems } = watch(page);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await answerAs(page, one);
    // Whoever writes the name into the address by hand is led to the one that the club has.
    await openTeam(page, one.tab ? `${FAROL}?tab=${one.tab}` : FAROL);
    const main = page.getByRole("main");
    for (const words of one.says) await expect(main.getByText(words).first()).toBeAttached();
    for (const words of one.never ?? []) await expect(main.getByText(words)).toHaveCount(0);
    expect(problems).toEqual([]);
    await expectAccessible(page);
    await takePicture(page, one, "desktop-light");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await takePicture(page, one, "phone-dark");
    await page.setViewportSize({ width: 320, height: 640 });
    await untilStill(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

async function answerAs(page: Page, { answers }: TeamCase) {
  for (const [call, change] of Object.entries(answers)) {
    await page.route(`**/api/v*/${call}?*`, (route) => patched(route, change));
  }
}

async function takePicture(page: Page, { name }: TeamCase, look: string) {
  const path = `test-results/team/${name.replaceAll(" ", "-")}-${look}.jpg`;
  await page.screenshot({ path, fullPage: true, type: "jpeg", quality: 80 });
}
