import { expect, test } from "@playwright/test";
import { untilAlive, watch, wheel } from "../browser.ts";

const address = (round: number) => `/competition/liga-atlantica/liga-atlantica/round/${round}`;

test("paging through rounds, back and forward", async ({ page }) => {
  const { problems } = watch(page);
  await page.goto(address(14));
  await untilAlive(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });

  const next = page.getByRole("link", { name: /^Seguinte/ });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address(15));
  await expect(page.getByRole("heading", { level: 2, name: "Jornada 15" })).toBeVisible();
  await expect(page).toHaveTitle(/^Jornada 15, Liga Atlântica 2026\/27/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${address(15)}$`));
  // Whoever pages by keyboard goes on paging.
  await expect(next).toBeFocused();

  await page.getByRole("navigation", { name: "Jornadas" }).getByRole("link", { name: "Jornada 17" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Jornada 17" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2, name: "Jornada 15" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address(14));
  await expect(page).toHaveTitle(/^Jornada 14/);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 2, name: "Jornada 15" })).toBeVisible();
  expect(documents).toEqual([]);
  expect(problems).toEqual([]);
});

test("the first round has none before it, the last none after it", async ({ page }) => {
  await page.goto(address(1));
  await expect(page.getByRole("link", { name: /^Anterior/ })).toHaveCount(0);
  await page.goto(address(34));
  await expect(page.getByRole("link", { name: /^Seguinte/ })).toHaveCount(0);
});

test("another page starts at its title; coming back, at the place that was left", async ({ page }) => {
  await page.goto("/");
  await untilAlive(page);
  const link = page.getByRole("main").getByRole("link", { name: "Completa" });
  await link.scrollIntoViewIfNeeded();
  const left = await wheel(page, 500);
  expect(left).toBeGreaterThan(400);

  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL("/competition/liga-atlantica/classification");
  await expect(page.getByRole("heading", { level: 1, name: "Liga Atlântica" })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test("a choice that is part of the address keeps the reader's place", async ({ page }) => {
  await page.goto("/competition/liga-atlantica/classification");
  await untilAlive(page);
  const before = await wheel(page, 300);
  await page.getByRole("link", { name: "Jornada 3", exact: true }).click();
  await expect(page).toHaveURL("/competition/liga-atlantica/classification?round=3");
  await expect(page.getByRole("table").first().getByRole("row").nth(1).getByRole("cell").nth(1)).toHaveText("3");
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("choices work without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/competition/liga-atlantica/classification?type=home");
  await page.getByRole("link", { name: "Jornada 3", exact: true }).click();
  await expect(page).toHaveURL("/competition/liga-atlantica/classification?type=home&round=3");
  await expect(page.getByRole("link", { name: "Casa" })).toHaveAttribute("aria-current", "true");
  await page.goto("/competition/liga-atlantica/liga-atlantica/round/11");
  await page.getByRole("combobox", { name: /^Clube/ }).selectOption("Farol do Cabo");
  await page.getByRole("main").getByRole("button", { name: "Aplicar" }).last().click();
  await expect(page.getByRole("heading", { level: 2, name: "Farol do Cabo" })).toBeVisible();
  await context.close();
});
