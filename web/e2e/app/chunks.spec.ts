import { expect, test } from "./app.ts";

/** The script of the page with the videos, which nobody has opened yet. */
const GONE = /^\/assets\/VideosPage-[^.]+\.js$/;

test.use({ serviceWorkers: "block" });

for (const [name, answer] of [
  ["is gone", { status: 404, type: "application/json", body: "{}" }],
  ["is a page about an error", { status: 200, type: "text/html", body: "<h1>Bad gateway</h1>" }],
] as const) {
  test(`a script that ${name} brings the page anew, which finds it`, async ({ page, between }) => {
    let loads = 0;
    page.on("domcontentloaded", () => {
      loads += 1;
    });
    // From the beginning: pages that links lead to are fetched before anybody follows them.
    between.instead = (path) => (GONE.test(path) && loads <= 1 ? answer : undefined);
    await page.goto(`${between.origin}/`);
    await page.waitForTimeout(2_000);
    await page.getByRole("link", { name: "Vídeos" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Vídeos" })).toBeVisible();
    await expect.poll(() => loads).toBe(2);
  });
}

test("a script that stays away brings the page anew once, and is told then", async ({ page, between }) => {
  between.instead = (path) => (GONE.test(path) ? { status: 404, type: "text/plain", body: "" } : undefined);
  await page.goto(`${between.origin}/`);
  await page.waitForTimeout(2_000);
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.getByRole("link", { name: "Vídeos" }).first().click();
  await page.waitForTimeout(6_000);
  expect(loads).toBeLessThanOrEqual(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
