import { expect, test } from "./app.ts";

/** The script of the page with the videos, which nobody has opened yet. */
const GONE = /^\/assets\/VideosPage-[^.]+\.js$/;

test.use({ serviceWorkers: "block" });

for (const [name, answer] of [
  ["is gone", { status: 404, type: "application/json", body: "{}" }],
  ["is a page about an error", { status: 200, type: "text/html", body: "<h1>Bad gateway</h1>" }],
] as const) {
  test(`a script that ${name} brings the page anew, which finds it`, async ({ page, between }) => {
    await page.goto(`${between.origin}/`);
    await page.waitForTimeout(2_000);
    let loads = 0;
    page.on("domcontentloaded", () => {
      loads += 1;
    });
    between.instead = (path) => (GONE.test(path) && loads === 0 ? answer : undefined);
    await page.getByRole("link", { name: "Vídeos" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Vídeos" })).toBeVisible();
    expect(loads).toBe(1);
  });
}

test("a script that stays away brings the page anew once, and is told then", async ({ page, between }) => {
  await page.goto(`${between.origin}/`);
  await page.waitForTimeout(2_000);
  between.instead = (path) => (GONE.test(path) ? { status: 404, type: "text/plain", body: "" } : undefined);
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.getByRole("link", { name: "Vídeos" }).first().click();
  await page.waitForTimeout(6_000);
  expect(loads).toBeLessThanOrEqual(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
