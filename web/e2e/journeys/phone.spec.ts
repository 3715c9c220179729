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
  await expect(sheet.getByRole("navigation", { name: "Mais" }).getByRole("link")).toHaveText([
    "Clubes",
    "Vídeos",
    "Estatísticas",
    "Opinião",
    "Comunicados",
    "Loja",
  ]);
  await sheet.getByText("Tema", { exact: true }).tap();
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

test("the sheet goes when it is dragged down, or the page behind it is touched", async ({ page, context }) => {
  await page.goto("/");
  await untilAlive(page);
  const more = page.getByRole("navigation", { name: "Secções" }).getByRole("link", { name: "Mais" });
  const sheet = page.getByRole("dialog", { name: "Mais" });
  await more.tap();
  await expect(sheet).toBeVisible();
  await page.touchscreen.tap(200, 20);
  await expect(sheet).toBeHidden();

  await more.tap();
  const { y = 0 } = (await sheet.boundingBox()) ?? {};
  const touch = await context.newCDPSession(page);
  const at = (distance: number) => ({ touchPoints: [{ x: 195, y: y + 20 + distance }] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(0) });
  for (const distance of [40, 80, 120, 160]) {
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(distance) });
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(sheet).toBeHidden();
});

test("a club's page is behind Mais, and Mais says so", async ({ page }) => {
  await page.goto("/");
  await untilAlive(page);
  const tabs = page.getByRole("navigation", { name: "Secções" });
  await tabs.getByRole("link", { name: "Mais" }).tap();
  await page.getByRole("dialog", { name: "Mais" }).getByRole("link", { name: "Clubes" }).tap();
  await expect(page).toHaveURL("/competition/liga-atlantica?tab=teams");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Farol do Cabo/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/team\//);
  await expect(tabs.getByRole("link", { name: "Mais" })).toHaveAttribute("aria-current", "page");
});

test("what has no tab of its own is behind Mais, and both say so", async ({ page }) => {
  await page.goto("/statements");
  await untilAlive(page);
  const more = page.getByRole("navigation", { name: "Secções" }).getByRole("link", { name: "Mais" });
  await expect(more).toHaveAttribute("aria-current", "page");
  await more.tap();
  const sheet = page.getByRole("dialog", { name: "Mais" });
  await expect(sheet.getByRole("link", { name: "Comunicados" })).toHaveAttribute("aria-current", "page");
  await expect(sheet.locator("[aria-current=page]")).toHaveCount(1);
  await sheet.getByText("Sobre e ajuda").tap();
  await expectAccessible(page);
  await sheet.getByRole("link", { name: "Contactos" }).tap();
  await expect(page).toHaveURL("/pages/contacts");
  await expect(more).toHaveAttribute("aria-current", "page");
  await more.tap();
  await sheet.getByRole("link", { name: "Acreditação de imprensa" }).tap();
  await expect(page).toHaveURL("/accreditation");
  await page.goto("/search");
  await expect(more).toHaveAttribute("aria-current", "page");
  await page.goto("/no/such/page");
  await expect(more).not.toHaveAttribute("aria-current");
});

test("where the sheet cannot be fetched Mais leads to the footer, and the page stays", async ({ page, context }) => {
  await page.goto("/");
  await untilAlive(page);
  await context.setOffline(true);
  await page.getByRole("navigation", { name: "Secções" }).getByRole("link", { name: "Mais" }).tap();
  await expect(page).toHaveURL("/#footer");
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await expect(page.getByRole("banner")).toBeAttached();
  await expect(page.getByRole("heading", { name: "Notícias", level: 2 })).toBeAttached();
});

test("without scripts Mais leads to the footer", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto("/");
  const tabs = page.getByRole("navigation", { name: "Secções" });
  await tabs.getByRole("link", { name: "Mais", exact: true }).click();
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
