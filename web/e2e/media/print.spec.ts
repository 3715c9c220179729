import { expect, test } from "@playwright/test";

/** What is around every page, and is nothing on paper. */
const AROUND = ["banner", "contentinfo"] as const;

for (const path of ["/pages/accessibility", "/statements", "/publications", "/videos"]) {
  test(`on paper ${path} stands without what is around it, in dark ink`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const role of AROUND) await expect(page.getByRole(role)).toBeHidden();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    const colours = await page
      .locator("body")
      .evaluate((body) => [getComputedStyle(body).color, getComputedStyle(body).backgroundColor]);
    expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  });
}

test("on paper the text of a statement is there without anybody opening it", async ({ page }) => {
  await page.goto("/statements");
  const text = page.locator("main ol article details > div").first();
  await expect(text).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(text).toBeVisible();
});
