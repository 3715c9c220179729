import { expect, test } from "@playwright/test";
import { untilAlive } from "../browser.ts";

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

test("what only the browser reads of an address goes along into another language", async ({ page }) => {
  const way = (path: string, name: string, value: string) => (url: URL) =>
    url.pathname === path && url.searchParams.get(name) === value;
  await page.goto("/profile/edit");
  await expect(page).toHaveURL(way("/auth", "return", "/profile/edit"));
  await untilAlive(page);
  await page.getByRole("navigation", { name: "Mudar de idioma" }).getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL(way("/auth", "return", "/profile/edit"));

  await page.goto("/statements?campaign=a#main");
  await untilAlive(page);
  await page.getByRole("navigation", { name: "Change language" }).getByRole("link", { name: "Português" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-PT");
  await expect(page).toHaveURL(way("/statements", "campaign", "a"));
  expect(new URL(page.url()).hash).toBe("#main");
});
