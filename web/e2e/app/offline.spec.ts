import { expectAccessible, watch } from "../browser.ts";
import { expect, offlineBand, test, untilKept } from "./app.ts";

test("what was seen opens without a network, what was not says so, and all comes back", async ({ page, between }) => {
  await page.goto(`${between.origin}/`);
  await untilKept(page);
  // Opened within the app, so that no document of it was ever sent.
  await page.getByRole("link", { name: "Notícias" }).first().click();
  await page.locator('main a[href^="/news/"]').first().click();
  await expect(page.getByRole("main")).toContainText(/min de leitura/);
  const article = page.url();
  const title = await page.getByRole("heading", { level: 1 }).textContent();

  between.isDown = true;
  await page.goto(`${between.origin}/competition/liga-atlantica/classification`);
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(offlineBand(page)).toContainText(/Dados das \d\d:\d\d/);
  await expectAccessible(page);
  await offlineBand(page).getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("complementary", { name: "Ainda sem ligação" })).toBeVisible();
  await page.goto(article);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await page.goto(`${between.origin}/videos`);
  await expect(page.getByRole("heading", { level: 1, name: "Sem ligação" })).toBeVisible();
  await expect(page.getByRole("link", { name: title ?? "" })).toBeVisible();
  // There is nothing whose age could be told.
  await expect(offlineBand(page)).toBeHidden();
  const retry = page.getByRole("main").getByRole("button", { name: "Tentar de novo" });
  await retry.click();
  await expect(page.getByRole("main")).toContainText("Ainda sem ligação");

  between.isDown = false;
  await retry.click();
  await expect(page.getByRole("heading", { level: 1, name: "Vídeos" })).toBeVisible();
  await expect(offlineBand(page)).toBeHidden();
});

test("a repeat visit is painted from what was kept, and brought up to date", async ({ page, between }) => {
  await page.goto(`${between.origin}/calendar`);
  await untilKept(page);
  const { problems } = watch(page);
  between.asked = [];
  const response = await page.goto(`${between.origin}/calendar`);
  expect(response?.fromServiceWorker()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.dataset.stored)).toMatch(/^\d{13}$/);
  await expect.poll(() => between.asked).toContain("/calendar");
  expect(problems).toEqual([]);
});

test("another language is another page, and stays chosen", async ({ page, between }) => {
  await page.goto(`${between.origin}/calendar`);
  await untilKept(page);
  await page.goto(`${between.origin}/calendar?lang=en`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto(`${between.origin}/calendar`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  between.isDown = true;
  await page.goto(`${between.origin}/videos`);
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
});

test("a program in trouble is no reason to show nothing", async ({ page, between }) => {
  await page.goto(`${between.origin}/calendar`);
  await untilKept(page);
  between.instead = () => ({ status: 503, type: "text/html", body: "<h1>Bad gateway</h1>" });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Calendário" })).toBeVisible();
});

test("a clock that is years ahead only means that everything is asked anew", async ({ page, between }) => {
  await page.goto(`${between.origin}/calendar`);
  await untilKept(page);
  await page.clock.setFixedTime(new Date("2039-01-01T00:00:00Z"));
  await page.goto(`${between.origin}/calendar`);
  await expect(page.getByRole("heading", { level: 1, name: "Calendário" })).toBeVisible();
});
