import { expect, test } from "@playwright/test";
import { untilAlive } from "../browser.ts";

test("another competition by keyboard", async ({ page }) => {
  await page.goto("/competition/liga-atlantica/classification");
  await untilAlive(page);
  const button = page.getByLabel("Competição: Liga Atlântica. Mudar");
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: /^Liga Atlântica/ }).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/competition/taca-atlantica");
  const title = page.getByRole("heading", { level: 1, name: "Taça Atlântica" });
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle(/^Taça Atlântica/);
  // A cup has no table, so nothing leads to one.
  await expect(page.getByRole("main").getByRole("link", { name: "Classificação" })).toHaveCount(0);
});

test("a club's crest leads to its matches", async ({ page }) => {
  await page.goto("/");
  await untilAlive(page);
  await page.getByRole("navigation", { name: "Clubes" }).getByRole("link", { name: "Farol do Cabo" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Farol do Cabo" })).toBeVisible();
  // The way to the page ends with the club, too; a match has more to say.
  const matches = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: /.Farol do Cabo|Farol do Cabo./s });
  await expect(matches).toHaveCount(34);
});
