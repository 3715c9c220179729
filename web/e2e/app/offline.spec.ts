import { expectAccessible, watch } from "../browser.ts";
import { documentOf, expect, offlineBand, putAwayAhead, test, untilKept } from "./app.ts";

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

test("once the site answers again nobody has to say so", async ({ page, between }) => {
  await page.goto(`${between.origin}/calendar`);
  await untilKept(page);
  between.isDown = true;
  await page.goto(`${between.origin}/competition/liga-atlantica/classification`);
  await expect(offlineBand(page)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-offline");
  between.isDown = false;
  // It is looked again every quarter of a minute.
  await expect(offlineBand(page)).toBeHidden({ timeout: 60_000 });
  await expect(page.locator("html")).not.toHaveAttribute("data-offline");
});

test("what a network says in place of the site replaces no page", async ({ page, between }) => {
  await page.goto(`${between.origin}/calendar`);
  await untilKept(page);
  between.instead = () => ({ status: 200, type: "text/html; charset=utf-8", body: "<h1>Rede do estádio</h1>" });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Rede do estádio" })).toBeVisible();
  between.instead = () => undefined;
  between.isDown = true;
  await page.goto(`${between.origin}/calendar`);
  await expect(page.getByRole("heading", { level: 1, name: "Calendário" })).toBeVisible();
});

test("another language is not answered with this one, without a network or with a program in trouble", async ({
  page,
  between,
}) => {
  await page.goto(`${between.origin}/calendar`);
  await untilKept(page);
  between.instead = () => ({ status: 503, type: "text/html", body: "<h1>Bad gateway</h1>" });
  await page.goto(`${between.origin}/calendar?lang=en`);
  await expect(page.getByRole("heading", { level: 1, name: "Bad gateway" })).toBeVisible();
  between.instead = () => undefined;
  between.isDown = true;
  await page.goto(`${between.origin}/calendar?lang=en`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the app that was installed in English starts from what was kept, too", async ({ page, between }) => {
  await page.goto(`${between.origin}/?lang=en`);
  await untilKept(page);
  const response = await page.goto(`${between.origin}/?lang=en`);
  expect(response?.fromServiceWorker()).toBe(true);
  await expect(page.locator("html")).toHaveAttribute("data-stored", /^\d{13}$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("what was kept while the clock was years ahead is asked anew, and makes room", async ({ page, between }) => {
  between.toWorker = "{ const now = Date.now; Date.now = () => now() + 10 * 365 * 86_400_000; }";
  await page.goto(`${between.origin}/calendar`);
  await untilKept(page);
  expect(await putAwayAhead(page)).toBeGreaterThan(0);
  between.build = 2;
  between.toWorker = "";
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const reloaded = page.waitForEvent("load");
  await page.getByRole("region", { name: "Mensagens" }).getByRole("button", { name: "Atualizar" }).click();
  await reloaded;
  await page.goto(`${between.origin}/news`);
  await expect(documentOf(page, 2)).toBeAttached();
  await expect(page.locator("html")).not.toHaveAttribute("data-stored");
  await expect.poll(() => putAwayAhead(page)).toBe(0);
});
