import { expect, test } from "@playwright/test";
import { expectAccessible, untilAlive } from "../browser.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("the tab bar, and what is behind Mais", async ({ page }) => {
  await page.goto("/");
  await untilAlive(page);
  const tabs = page.getByRole("navigation", { name: "Secções" });
  await expect(tabs.getByRole("link", { name: "Início" })).toHaveAttribute("aria-current", "page");
  await tabs.getByRole("link", { name: "Tabela" }).tap();
  await expect(page).toHaveURL("/competition/liga-atlantica/classification");
  await expect(tabs.getByRole("link", { name: "Tabela" })).toHaveAttribute("aria-current", "page");

  await tabs.getByRole("link", { name: "Mais" }).tap();
  const sheet = page.getByRole("dialog", { name: "Mais" });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Escuro" }).tap();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await sheet.getByRole("link", { name: /Segunda Atlântica/ }).tap();
  await expect(page).toHaveURL("/competition/segunda-atlantica");
  await expect(sheet).toBeHidden();
});

test("the sheet gives the focus back when it closes", async ({ page }) => {
  await page.goto("/");
  await untilAlive(page);
  const more = page.getByRole("navigation", { name: "Secções" }).getByRole("link", { name: "Mais" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Mais" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Mais" })).toBeHidden();
  await expect(more).toBeFocused();
});

test("without scripts Mais leads to the footer", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("link", { name: "Mais" }).click();
  await expect(page).toHaveURL("/#footer");
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await context.close();
});

test("inside the native app there is only the page", async ({ page }) => {
  await page.goto("/no/such/page?app=1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Erro 404");
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("link")).toHaveCount(0);
});
