import { expect, type Page, test } from "@playwright/test";
import { watch } from "../browser.ts";
import { expectSound } from "../odd.ts";
import { openInApp, patched } from "../openInApp.ts";
import { CASES, FAROL, type TeamCase } from "./cases.ts";

for (const one of CASES) {
  test(`a club, ${one.name}`, async ({ page }) => {
    const { problems } = watch(page);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await answerAs(page, one);
    const path = one.path ?? FAROL;
    await openInApp(page, one.tab ? `${path}?tab=${one.tab}` : path);
    expect(problems).toEqual([]);
    await expectSound(page, one, "team");
  });
}

async function answerAs(page: Page, { answers }: TeamCase) {
  for (const [call, change] of Object.entries(answers)) {
    await page.route(`**/api/v*/${call}?*`, (route) => patched(route, change));
  }
}
