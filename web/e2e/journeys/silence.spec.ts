import { expect, type Page, test } from "@playwright/test";
import { openInApp } from "../openInApp.ts";

/** Lists of content that fail are empty parts of a page, and nobody is told of an error. */

const ERROR = /não carregou|Erro 5|Tentar de novo/;

async function withBroken(page: Page, calls: RegExp) {
  await page.route(calls, (route) =>
    route.fulfill({ status: 500, contentType: "application/json", body: '{"data":null,"error":{"status":500}}' }),
  );
}

for (const [path, calls] of [
  ["/news", /\/api\/(?:news|opinions|pressreleases|tags)\?/],
  ["/opinions", /\/api\/(?:opinions|authors)\?/],
  ["/publications", /\/api\/publications\?/],
  ["/store", /\/api\/stores\?/],
  ["/giveaways", /\/api\/contests\?/],
  ["/partners", /\/api\/partnerships\?/],
] as const) {
  test(`${path} without what it lists`, async ({ page }) => {
    await withBroken(page, calls);
    await openInApp(page, path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main.getByText(ERROR)).toHaveCount(0);
  });
}
