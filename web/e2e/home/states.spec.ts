import { expect, type Page, test } from "@playwright/test";
import { watch } from "../browser.ts";
import { expectSound } from "../odd.ts";
import { openInApp, openUnpainted, patched } from "../openInApp.ts";
import { HOME_CASES, type HomeCase } from "./cases.ts";

for (const one of HOME_CASES) {
  test(`the home page, ${one.name}`, async ({ page }) => {
    const failing = [...(one.fails ?? []), ...(one.missing ?? [])];
    const { problems } = watch(page, (url) => failing.some((call) => url.includes(`/api/${call}`)));
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await answerAs(page, one);
    await (one.isFirst ? openUnpainted : openInApp)(page, "/");
    expect(problems).toEqual([]);
    await expectSound(page, one, "home");
  });
}

test("seasons that could not be read are asked for again from where they are missed", async ({ page }) => {
  await page.route(/\/api\/homepage\?/, (route) => patched(route, () => ({ data: [], meta: {} })));
  await page.route(/\/api\/v2\/seasons/, (route) => route.fulfill({ status: 500, json: {} }));
  await openUnpainted(page, "/");
  const retry = page.getByRole("main").getByRole("button", { name: "Tentar de novo" });
  await expect(retry.first()).toBeVisible();
  await page.unroute(/\/api\/v2\/seasons/);
  await retry.first().click();
  await expect(page.getByRole("heading", { name: "Jogos da jornada 14", level: 2 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Classificação", level: 2 })).toBeVisible();
  await expect(retry).toHaveCount(0);
});

async function answerAs(page: Page, { answers, fails = [], missing = [] }: HomeCase) {
  for (const [calls, status] of [
    [fails, 500],
    [missing, 404],
  ] as const) {
    for (const call of calls) {
      await page.route(
        (url) => (url.pathname + url.search).startsWith(`/api/${call}`),
        (route) => route.fulfill({ status, json: { error: "internal", message: "x", statusCode: status } }),
      );
    }
  }
  for (const [call, change] of Object.entries(answers)) {
    await page.route(
      (url) => (url.pathname + url.search).startsWith(`/api/${call}`),
      (route) => patched(route, change),
    );
  }
}
