import { expect, test } from "@playwright/test";
import { expectAccessible, untilAlive } from "../browser.ts";

test("a page that does not exist leads on: search, home, matches, table, news", async ({ page }) => {
  await page.goto("/no/such/page");
  await untilAlive(page);
  const main = page.getByRole("main");
  await expect(main.getByText("Page Not Found: /no/such/page")).toBeVisible();
  const ways = main.getByRole("navigation", { name: "Outros caminhos" }).getByRole("link");
  await expect(ways).toHaveText(["Jogos", "Classificação", "Notícias"]);
  await main.getByRole("searchbox", { name: "Procurar no site" }).fill("farol");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=farol");
});

test("without scripts the search of a missing page works too", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/no/such/page");
  await page.getByRole("searchbox", { name: "Procurar no site" }).fill("farol");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=farol");
  await context.close();
});

test("without a network a page says so, leads to what was seen, and comes when the network does", async ({
  page,
  context,
}) => {
  // What comes after the page: how to say that it failed, and how to open this one again.
  const comes = (name: string) => page.waitForResponse((response) => response.url().includes(`/assets/${name}-`));
  const scripts = Promise.all([comes("ErrorPage"), comes("loadHome")]);
  await page.goto("/");
  await untilAlive(page);
  await scripts;
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("navigation", { name: "Clubes" }).getByRole("link").nth(5).click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Sem ligação");
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle(/^Sem ligação/);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Ainda sem ligação." })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("navigation", { name: "Ainda pode abrir" }).getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(title).not.toHaveText("Sem ligação");
  await page.goBack();
  await expect(title).toHaveText("Sem ligação");
  await context.setOffline(false);
  await expect(title).not.toHaveText("Sem ligação");
  await expect(page).toHaveURL(/\/team\//);
});

test("the offline page is not for search engines", async ({ page }) => {
  await page.goto("/offline");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});
