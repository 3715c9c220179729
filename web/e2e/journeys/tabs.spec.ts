import { type Browser, expect, type Page, test } from "@playwright/test";
import { untilAlive, watch } from "../browser.ts";
import { follow } from "../openInApp.ts";

const LIGA = "/competition/liga-atlantica";

/** Every tab of a league: what it is called, where it leads, and what stands on it. */
const TABS = [
  ["Resumo", LIGA, "Topo da classificação"],
  ["Jogos", `${LIGA}/liga-atlantica/round/14`, "Jornada 14"],
  ["Classificação", `${LIGA}/classification`, undefined],
  ["Estatísticas", `${LIGA}?tab=statistics`, "Golos"],
  ["Clubes", `${LIGA}?tab=teams`, "Clubes"],
  ["Nomeações", `${LIGA}?tab=nominations`, "Nomeações da jornada 14"],
  ["Notícias", `${LIGA}?tab=news`, undefined],
] as const;

const tabsIn = (page: Page) => page.getByRole("navigation", { name: "Páginas da competição" });

async function expectTab(page: Page, [name, path, heading]: (typeof TABS)[number]) {
  await expect(page).toHaveURL(path);
  await expect(tabsIn(page).getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
  await expect(tabsIn(page).locator("[aria-current]")).toHaveCount(1);
  if (heading) {
    await expect(page.getByRole("main").getByRole("heading", { level: 2, name: heading, exact: true })).toBeAttached();
  }
}

test("every tab by click, without opening a new document, and back again", async ({ page }) => {
  const { problems } = watch(page);
  await page.goto(LIGA);
  await untilAlive(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });
  for (const tab of TABS.slice(1)) {
    await tabsIn(page).getByRole("link", { name: tab[0], exact: true }).click();
    await expectTab(page, tab);
    await expect(page.getByText("Esta parte não carregou")).toHaveCount(0);
  }
  for (const tab of TABS.slice(-3, -1).toReversed()) {
    await page.goBack();
    await expectTab(page, tab);
  }
  expect(documents).toEqual([]);
  expect(problems).toEqual([]);
});

async function withoutScripts(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  return context.newPage();
}

test("every tab without scripts, by address and by click", async ({ browser, baseURL }) => {
  const page = await withoutScripts(browser, baseURL);
  await page.goto(LIGA);
  for (const tab of TABS.slice(1)) {
    await tabsIn(page).getByRole("link", { name: tab[0], exact: true }).click();
    await expectTab(page, tab);
    const response = await page.reload();
    expect(response?.status()).toBe(200);
    await expectTab(page, tab);
    // Nothing is still on its way: the server has no second try.
    await expect(page.getByRole("main").getByRole("status", { name: /^A carregar/ })).toHaveCount(0);
  }
  await page.context().close();
});

test("choices of the statistics work without scripts", async ({ browser, baseURL }) => {
  const page = await withoutScripts(browser, baseURL);
  await page.goto(`${LIGA}?tab=statistics`);
  await page.getByLabel("Mais estatísticas").selectOption("Cruzamentos");
  await page.getByRole("main").getByRole("button", { name: "Aplicar" }).last().click();
  await expect(page).toHaveURL(`${LIGA}?tab=statistics&stat=crosses`);
  await expect(page.getByRole("heading", { level: 2, name: "Cruzamentos" })).toBeVisible();
  await page.getByRole("link", { name: "Estádios", exact: true }).click();
  await page.getByRole("combobox", { name: /^Jornada/ }).selectOption("Jornada 13");
  await page.getByRole("main").getByRole("button", { name: "Aplicar" }).last().click();
  await expect(page).toHaveURL(/tab=statistics&type=stadiums&round=13$/);
  await expect(page.getByRole("heading", { level: 2, name: "Média de espectadores, jornada 13" })).toBeVisible();
  await page.context().close();
});

test("a tab that is pressed is marked at once, and until it is shown", async ({ page }) => {
  await page.goto(LIGA);
  await untilAlive(page);
  const tabs = tabsIn(page);
  const marks = await tabs.evaluateHandle((list) => {
    const seen: (string | undefined)[] = [];
    new MutationObserver(() => {
      seen.push(
        list.querySelector("[data-followed]")?.textContent ?? list.querySelector("[aria-current]")?.textContent,
      );
    }).observe(list, { subtree: true, attributes: true });
    return seen;
  });
  await tabs.getByRole("link", { name: "Clubes" }).click();
  await expect(tabs.getByRole("link", { name: "Clubes" })).toHaveAttribute("aria-current", "page");
  expect(new Set(await marks.jsonValue())).toEqual(new Set(["Clubes"]));
  await expect(page.getByRole("progressbar")).toBeHidden();
});

test("another season opens on the same tab, with the same statistic", async ({ page }) => {
  await page.goto(`${LIGA}?tab=statistics&stat=saves`);
  await untilAlive(page);
  await page.getByRole("combobox", { name: "Época" }).first().selectOption("2025/26");
  await expect(page).toHaveURL(`${LIGA}?tab=statistics&stat=saves&season=20252026`);
  await expect(page).toHaveTitle(/^Estatísticas: Defesas, Liga Atlântica 2025\/26/);
  await expect(page.getByRole("heading", { level: 2, name: "Defesas" })).toBeVisible();
  await tabsIn(page).getByRole("link", { name: "Nomeações" }).click();
  await expect(page).toHaveURL(`${LIGA}?tab=nominations&season=20252026`);
  await expect(tabsIn(page).getByRole("link", { name: "Nomeações" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("combobox", { name: "Época" }).first().selectOption("2026/27");
  await expect(page).toHaveURL(`${LIGA}?tab=nominations`);
});

for (const [asked, known] of [
  [`${LIGA}?tab=nonsense&season=20252026`, `${LIGA}?season=20252026`],
  [`${LIGA}?tab=bracket`, LIGA],
  [`${LIGA}?tab=classification`, `${LIGA}/classification`],
  [`${LIGA}?tab=matches&season=20252026`, `${LIGA}/liga-atlantica/round/current?season=20252026`],
  [`${LIGA}?tab=statistics&stat=nonsense`, `${LIGA}?tab=statistics`],
  [`${LIGA}?tab=statistics&type=nonsense&stat=saves`, `${LIGA}?tab=statistics&stat=saves`],
] as const) {
  test(`${asked} is known by another address`, async ({ page, request }) => {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(known);
    await page.goto("/");
    await untilAlive(page);
    await follow(page, asked);
    await expect(page).toHaveURL(known);
  });
}

for (const path of [
  `${LIGA}?tab=nominations&round=99`,
  `${LIGA}?tab=statistics&type=stadiums&round=99`,
  `${LIGA}?tab=news&page=99`,
  `${LIGA}?tab=teams&season=19001901`,
]) {
  test(`${path} does not exist`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test("on a phone the current tab is in view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${LIGA}?tab=news`);
  await untilAlive(page);
  await expect(tabsIn(page).getByRole("link", { name: "Notícias" })).toBeInViewport({ ratio: 1 });
  await tabsIn(page).getByRole("link", { name: "Nomeações" }).click();
  await expect(tabsIn(page).getByRole("link", { name: "Nomeações" })).toBeInViewport({ ratio: 1 });
  await page.goto(LIGA);
  await untilAlive(page);
  await expect(tabsIn(page).getByRole("link", { name: "Resumo" })).toBeInViewport({ ratio: 1 });
});

test("a round that nobody is appointed to says so, and leads back to the current one", async ({ page }) => {
  await page.goto(`${LIGA}?tab=nominations&round=20`);
  await untilAlive(page);
  await expect(page.getByText("Ainda não há nomeações")).toBeVisible();
  await page.getByRole("link", { name: "Nomeações da jornada 14" }).click();
  await expect(page.getByRole("main").getByRole("definition").filter({ hasText: /\p{L}/u })).not.toHaveCount(0);
  await expect(page.getByRole("main").getByText("Árbitro", { exact: true })).toHaveCount(9);
});
