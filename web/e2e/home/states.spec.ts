import { expect, type Page, test } from "@playwright/test";
import { watch } from "../browser.ts";
import { expectSound } from "../odd.ts";
import { openInApp, patched } from "../openInApp.ts";
import { HOME_CASES, type HomeCase } from "./cases.ts";

for (const one of HOME_CASES) {
  test(`the home page, ${one.name}`, async ({ page }) => {
    const { problems } = watch(page, (url) => (one.fails ?? []).some((call) => url.includes(`/api/${call}`)));
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await answerAs(page, one);
    await openInApp(page, "/");
    expect(problems).toEqual([]);
    await expectSound(page, one, "home");
  });
}

async function answerAs(page: Page, { answers, fails = [] }: HomeCase) {
  for (const call of fails) {
    await page.route(
      (url) => (url.pathname + url.search).startsWith(`/api/${call}`),
      (route) => route.fulfill({ status: 500, json: { error: "internal", message: "x", statusCode: 500 } }),
    );
  }
  for (const [call, change] of Object.entries(answers)) {
    await page.route(
      (url) => (url.pathname + url.search).startsWith(`/api/${call}`),
      (route) => patched(route, change),
    );
  }
}
