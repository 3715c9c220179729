import { expect, test } from "@playwright/test";

test("a language is chosen once, and remembered", async ({ page }) => {
  await page.goto("/competition/liga-atlantica/classification?type=home");
  await page.getByRole("navigation", { name: "Mudar de idioma" }).getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("columnheader", { name: "Club" })).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: "View of the table" }).getByRole("link", { name: "Home" }),
  ).toHaveAttribute("aria-current", "true");

  await page.goto("/competition/taca-atlantica");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("navigation", { name: "Change language" }).getByRole("link", { name: "Português" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-PT");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-PT");
});
