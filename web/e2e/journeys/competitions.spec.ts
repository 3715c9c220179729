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

test("a club's crest leads to its page, and that to its matches", async ({ page }) => {
  await page.goto("/");
  await untilAlive(page);
  await page.getByRole("navigation", { name: "Clubes" }).getByRole("link", { name: "Farol do Cabo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Farol do Cabo" })).toBeVisible();
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Todos os jogos" }).click();
  const filters = main.getByRole("navigation", { name: "Competição" });
  await filters.getByRole("link", { name: "Liga Atlântica" }).click();
  await expect(page).toHaveURL(/tab=matches&competition=liga-atlantica$/);
  // A match says more than the club's name.
  await expect(main.getByRole("link", { name: /Farol do Cabo.*,|,.*Farol do Cabo/ })).toHaveCount(34);
});
