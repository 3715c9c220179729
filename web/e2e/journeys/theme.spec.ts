import { expect, test } from "@playwright/test";
import { untilAlive } from "../browser.ts";

test("a theme stays until another is chosen", async ({ page }) => {
  const html = page.locator("html");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await untilAlive(page);
  await expect(html).not.toHaveAttribute("data-theme");

  await page.getByLabel("Tema: Sistema").click();
  await page.getByRole("button", { name: "Escuro" }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Tema: Escuro")).toBeFocused();

  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await untilAlive(page);
  await page.getByLabel("Tema: Escuro").click();
  await page.getByRole("button", { name: "Sistema" }).click();
  await expect(html).not.toHaveAttribute("data-theme");
  await page.reload();
  await expect(html).not.toHaveAttribute("data-theme");
});
