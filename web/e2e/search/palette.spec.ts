import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, untilAlive, untilStill, watch } from "../browser.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Pesquisa" });
const field = (page: Page) => palette(page).getByRole("combobox", { name: "Pesquisar no site" });
const options = (page: Page) => palette(page).getByRole("option");

/** What the field says is chosen. */
async function chosen(page: Page): Promise<string> {
  const id = await field(page).getAttribute("aria-activedescendant");
  return id ? ((await page.locator(`[id="${id}"]`).textContent()) ?? "") : "";
}

async function open(page: Page, path = "/") {
  await page.goto(path);
  await untilAlive(page);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
}

test("by keyboard alone: from a letter to a player's page", async ({ page }) => {
  const { problems } = watch(page);
  await open(page);
  await page.keyboard.type("farinhota");
  await expect(palette(page).getByRole("status")).toHaveText(/^\d+ resultados$/);
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  expect(await chosen(page)).toContain("Farinhota");
  const name = (await options(page).first().textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/player\/\d+\/.*farinhota\/20262027\/\d+$/);
  await expect(palette(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Farinhota");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(name).toContain("Farinhota");
  expect(problems).toEqual([]);
});

test("a match is found by its two clubs and opened", async ({ page }) => {
  await open(page);
  await page.keyboard.type("dunas lagoa brava");
  await expect(palette(page).getByRole("group", { name: "Jogos" })).toBeVisible();
  await palette(page).getByRole("group", { name: "Jogos" }).getByRole("option").first().click();
  await expect(page).toHaveURL(/^.*\/match\/\d+\/[^/]+\/\d+\/\d+$/);
  await expect(palette(page)).toHaveCount(0);
});

test("an article is found, with its address", async ({ page }) => {
  await open(page);
  await page.keyboard.type("contas da jornada 12");
  const article = palette(page).getByRole("option", { name: /Contas da jornada 12/ });
  await expect(article).toHaveAttribute("href", /^\/news\/\d+\/contas-da-jornada-12-/);
});

test("arrows, Home and End go through all groups; Esc closes and gives the focus back", async ({ page }) => {
  await page.goto("/");
  await untilAlive(page);
  const link = page.getByRole("link", { name: "Pesquisar", exact: true });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("far");
  await expect(palette(page).getByRole("group", { name: "Clubes" })).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Home");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowDown");
  await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("Enter without a choice opens the page of results, with Ctrl in a new tab", async ({ page, context }) => {
  await open(page);
  await page.keyboard.type("nortada");
  const [tab] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Control+Enter")]);
  await expect(tab).toHaveURL("/search?q=nortada");
  await tab.close();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=nortada");
  await expect(palette(page)).toHaveCount(0);
});

test("kinds narrow what is found, and Tab gets to them", async ({ page }) => {
  await open(page);
  await page.keyboard.type("far");
  await expect(palette(page).getByRole("group", { name: "Pessoas" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const clubs = palette(page).getByRole("button", { name: "Clubes", exact: true });
  await expect(clubs).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(clubs).toHaveAttribute("aria-pressed", "true");
  await expect(palette(page).getByRole("group", { name: "Pessoas" })).toHaveCount(0);
  await expect(palette(page).getByRole("group", { name: "Clubes" }).getByRole("option")).toHaveCount(3);
});

test("a slash in a field is a letter; Ctrl-K opens from there", async ({ page }) => {
  await page.goto("/search?q=far");
  await untilAlive(page);
  const own = page.getByRole("searchbox", { name: "Pesquisar no site" });
  await own.focus();
  await page.keyboard.press("/");
  await expect(palette(page)).toHaveCount(0);
  await expect(own).toHaveValue(/\//);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
});

test("this device remembers what was opened, until it is told to forget", async ({ page }) => {
  await open(page);
  await page.keyboard.type("farol do cabo");
  await palette(page).getByRole("group", { name: "Clubes" }).getByRole("option").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Farol do Cabo");
  await page.keyboard.press("/");
  const recents = palette(page).getByRole("group", { name: "Recentes" });
  await expect(recents.getByRole("option", { name: "Farol do Cabo Clube" })).toBeVisible();
  await expectAccessible(page);
  await palette(page).getByRole("button", { name: "Limpar as pesquisas recentes" }).click();
  await expect(recents).toHaveCount(0);
  await expect(palette(page).getByRole("status")).toHaveText("As pesquisas recentes foram apagadas deste dispositivo.");
});

test("whatever else wrote into the storage, the palette opens", async ({ page }) => {
  const { problems } = watch(page);
  await page.addInitScript(() => {
    localStorage.setItem("jornada_searches", '[{"kind":"player"},7,{"kind":"news","title":"x","href":"javascript:1"}]');
    localStorage.setItem("jornada_club", '{"id":"one"}');
  });
  await open(page);
  await expect(palette(page).getByRole("group", { name: "Atalhos" }).getByRole("option").first()).toBeVisible();
  await expect(palette(page).getByRole("group", { name: "Recentes" })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("the club that was chosen on this device is a shortcut", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("jornada_club", '{"id":1,"name":"Farol do Cabo"}'));
  await open(page);
  await palette(page).getByRole("option", { name: "O meu clube Farol do Cabo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Farol do Cabo");
});

test("a search that fails says so and keeps what was there", async ({ page }) => {
  await open(page);
  await page.keyboard.type("far");
  const club = palette(page).getByRole("option", { name: /^Farol do Cabo Liga/ });
  await expect(club).toBeVisible();
  await page.route("**/api/v1/search?*", (route) => route.abort());
  await page.keyboard.type("olx");
  await expect(palette(page).getByRole("alert")).toContainText("Sem ligação");
  await expect(club).toBeVisible();
  await page.unroute("**/api/v1/search?*");
  await palette(page).getByRole("button", { name: "Tentar de novo" }).click();
  await expect(palette(page).getByRole("alert")).toHaveCount(0);
});

test("nothing found says so, and leads on", async ({ page }) => {
  await open(page);
  await page.keyboard.type("zzqx");
  await expect(palette(page).getByText("Nada para “zzqx”").last()).toBeVisible();
  await expectAccessible(page);
  await palette(page).getByRole("link", { name: "Ver todos os clubes" }).click();
  await expect(page).toHaveURL("/competition/liga-atlantica?tab=teams");
  await expect(palette(page)).toHaveCount(0);
});

test("in the dark and in English", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.goto("/?lang=en");
  await untilAlive(page);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expect(dialog.getByRole("combobox", { name: "Search this site" })).toBeFocused();
  await page.keyboard.type("far");
  await expect(dialog.getByRole("group", { name: "Clubs" })).toBeVisible();
  await expectAccessible(page);
});

test("where the palette does not come, the page is there", async ({ page }) => {
  await page.route("**/assets/paletteRoot-*.js", (route) => route.abort());
  await page.goto("/");
  await untilAlive(page);
  await page.getByRole("link", { name: "Pesquisar", exact: true }).click();
  await expect(page).toHaveURL("/search");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pesquisa");
});

test("the page behind it neither scrolls nor answers", async ({ page }) => {
  await open(page);
  await page.mouse.move(700, 860);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // Beside the palette: that closes it, and follows nothing.
  await page.mouse.click(20, 450);
  await expect(palette(page)).toHaveCount(0);
  await expect(page).toHaveURL("/");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("by touch: the sheet takes the screen, and a player is two taps away", async ({ page }) => {
    await page.goto("/");
    await untilAlive(page);
    await page.getByRole("link", { name: "Pesquisar", exact: true }).tap();
    await expect(palette(page)).toBeVisible();
    await untilStill(page);
    expect(await palette(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await field(page).fill("farinhota");
    await expect(options(page).first()).toBeVisible();
    await expectAccessible(page);
    await options(page).first().tap();
    await expect(page).toHaveURL(/\/player\//);
    await expect(palette(page)).toHaveCount(0);
  });

  test("the cross closes it", async ({ page }) => {
    await page.goto("/");
    await untilAlive(page);
    await page.getByRole("link", { name: "Pesquisar", exact: true }).tap();
    await palette(page).getByRole("button", { name: "Fechar" }).tap();
    await expect(palette(page)).toHaveCount(0);
  });
});
