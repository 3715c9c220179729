import { expect, type Page, test } from "@playwright/test";
import { untilAlive } from "../browser.ts";
import { follow } from "../openInApp.ts";

const MATCHES = "**/api/v1/competition/matches?*round=15*";

function failWith503(page: Page, address: string) {
  return page.route(address, (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/json",
      body: JSON.stringify({ error: "unavailable", message: "Os dados não estão disponíveis.", statusCode: 503 }),
    }),
  );
}

test("a part that fails says so, and can be tried again", async ({ page }) => {
  await page.goto("/competition/liga-atlantica/liga-atlantica/round/14");
  await untilAlive(page);
  await failWith503(page, MATCHES);
  await page.getByRole("link", { name: /^Seguinte/ }).click();
  const main = page.getByRole("main");
  await expect(main.getByText("Esta parte não carregou")).toBeVisible();
  await expect(main.getByText("Os dados não estão disponíveis.")).toBeVisible();
  // The rest of the page works.
  await expect(main.getByRole("table")).toBeVisible();

  await page.unroute(MATCHES);
  await main.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(main.getByText("Esta parte não carregou")).toHaveCount(0);
  await expect(main.getByRole("listitem").filter({ hasText: "contra" })).toHaveCount(9);
});

test("a page whose competition cannot be read is an error page, with a way home", async ({ page }) => {
  await page.goto("/");
  await untilAlive(page);
  await failWith503(page, "**/api/v1/competition/taca-atlantica*");
  await page.getByLabel(/^Competição: /).click();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Taça Atlântica/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Erro 503" })).toBeFocused();
  await expect(page.getByText("Os dados não estão disponíveis.")).toBeVisible();
  await expect(page).toHaveTitle(/Erro 503/);
  await page.getByRole("link", { name: "Ir para o início" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Jornada" })).toBeFocused();
});

test("a slow part shows its outline", async ({ page }) => {
  await page.goto("/competition/liga-atlantica/liga-atlantica/round/14");
  await untilAlive(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(MATCHES, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: /^Seguinte/ }).click();
  await expect(page.getByRole("status", { name: "A carregar os jogos" })).toBeVisible();
  answer();
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "contra" })).toHaveCount(9);
});

test("an address that does not exist is told apart in both languages, inside the site", async ({ page }) => {
  await page.goto("/");
  await untilAlive(page);
  await follow(page, "/no/such/page");
  await expect(page.getByText("Page Not Found: /no/such/page")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Secções" })).toBeVisible();
});
