import { expect, test } from "@playwright/test";
import { expectAccessible, untilAlive, watch } from "../browser.ts";

test("what is found is grouped, marked and counted", async ({ page }) => {
  const { problems } = watch(page);
  await page.goto("/search?q=far");
  await untilAlive(page);
  await expect(page).toHaveTitle("Pesquisa: far · Jornada");
  await expect(page.getByRole("status")).toHaveText(/^\d+ resultados para “far”$/);
  for (const group of ["Clubes", "Pessoas", "Jogos", "Notícias e vídeos", "Documentos oficiais"]) {
    await expect(page.getByRole("heading", { level: 2, name: group })).toBeVisible();
  }
  const club = page.getByRole("main").getByRole("link", { name: "Farol do Cabo Liga Atlântica" });
  await expect(club.getByText("Far", { exact: true })).toHaveJSProperty("tagName", "MARK");
  await expect(page.getByRole("navigation", { name: "Tipo de resultado" }).getByRole("link")).toContainText([
    /^Tudo \d+$/,
    /^Clubes \d+$/,
  ]);
  expect(problems).toEqual([]);
});

test("one kind alone, page by page", async ({ page }) => {
  await page.goto("/search?q=far");
  await untilAlive(page);
  await page.getByRole("link", { name: /^Jogos \d+$/ }).click();
  await expect(page).toHaveURL("/search?q=far&type=match");
  await expect(page.getByRole("link", { name: /^Jogos \d+$/ })).toHaveAttribute("aria-current", "true");
  await page.getByRole("link", { name: "Seguinte" }).click();
  await expect(page).toHaveURL("/search?q=far&type=match&page=2");
  await expect(page.getByText(/^Página 2 de \d+$/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/search?q=far&type=match");
});

test("an article is found and read", async ({ page }) => {
  const { data } = await (await page.request.get("/api/news?fields[0]=title&sort=publishedAt:desc")).json();
  const { title } = data[3].attributes;
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await page.getByRole("main").getByRole("link", { name: title }).first().click();
  await expect(page).toHaveURL(/\/news\/\d+\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("all of a group has an address of its own", async ({ page }) => {
  await page.goto("/search?q=far");
  await page.getByRole("link", { name: /^Pessoas: ver \d+$/ }).click();
  await expect(page).toHaveURL("/search?q=far&type=people");
  await expect(page.getByRole("link", { name: /^Pessoas \d+$/ })).toHaveAttribute("aria-current", "true");
});

test("another search from the field, which keeps what was searched for", async ({ page }) => {
  await page.goto("/search?q=far");
  await untilAlive(page);
  const field = page.getByRole("searchbox", { name: "Pesquisar no site" });
  await expect(field).toHaveValue("far");
  await page.getByRole("button", { name: "Limpar o campo" }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await field.fill("nortada");
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=nortada");
  await expect(page.getByRole("status")).toHaveText(/para “nortada”$/);
  await expect(page).toHaveTitle("Pesquisa: nortada · Jornada");
});

test("a slip is put right, and said so", async ({ page }) => {
  await page.goto("/search?q=farrol");
  await expect(page.getByText("Queria dizer")).toContainText("Queria dizer farol?");
  await page.getByRole("link", { name: "farol", exact: true }).click();
  await expect(page).toHaveURL("/search?q=farol");
  await expect(page.getByText("Queria dizer")).toHaveCount(0);
});

test("nothing found: what to try, and a way on", async ({ page }) => {
  await page.goto("/search?q=zzqx");
  await untilAlive(page);
  await expect(page.getByText("Nada para “zzqx”")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ver todos os clubes" }).click();
  await expect(page).toHaveURL("/competition/liga-atlantica?tab=teams");
});

test("nothing of one kind leads to the others", async ({ page }) => {
  await page.goto("/search?q=obando&type=competition");
  await expect(page.getByText("Nada em “Competições” para “obando”")).toBeVisible();
  await page.getByRole("link", { name: /^Ver tudo \(\d+\)$/ }).click();
  await expect(page).toHaveURL("/search?q=obando");
});

test("before anything is typed, and what was searched for on this device", async ({ page }) => {
  await page.goto("/search?q=nortada");
  await untilAlive(page);
  await page.goto("/search");
  await untilAlive(page);
  await expect(page.getByRole("searchbox", { name: "Pesquisar no site" })).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "nortada Pesquisa" })).toBeVisible();
  await page.getByRole("button", { name: "Limpar as pesquisas recentes" }).click();
  await expect(page.getByRole("link", { name: "nortada Pesquisa" })).toHaveCount(0);
  await page.getByRole("link", { name: /^Tabela explicada/ }).click();
  await expect(page).toHaveURL("/competition/liga-atlantica/classification");
});

for (const [asked, leadsTo] of [
  ["/search?q=", "/search"],
  ["/search?q=farol&type=podcast", "/search?q=farol"],
  ["/search?q=farol&page=3", "/search?q=farol"],
  ["/search?q=farol&type=player&page=99999999999999999999", "/search?q=farol&type=player"],
  ["/search?q=far&type=team&page=99", "/search?q=far&type=team"],
] as const) {
  test(`${asked} leads to ${leadsTo}`, async ({ page }) => {
    await page.goto(asked);
    await expect(page).toHaveURL(leadsTo);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pesquisa");
  });
}

for (const [what, query] of [
  ["signs", "%21%3F%26%23"],
  ["markup", "%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E"],
  ["a broken encoding", "far%ffol"],
  ["a zero", "%00"],
  ["a picture", "%F0%9F%98%80"],
  ["a long text", "a".repeat(5_000)],
] as const) {
  test(`${what} to search for breaks nothing`, async ({ page }) => {
    const { problems } = watch(page);
    const response = await page.goto(`/search?q=${query}`);
    expect(response?.status()).toBe(200);
    await untilAlive(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pesquisa");
    expect(problems).toEqual([]);
  });
}

test("a call that fails says so and can be tried again", async ({ page }) => {
  await page.goto("/search?q=far");
  await untilAlive(page);
  await page.route("**/api/v1/search?*", (route) => route.abort());
  const field = page.getByRole("searchbox", { name: "Pesquisar no site" });
  await field.fill("valmarinho");
  await field.press("Enter");
  await expect(page.getByText("Esta parte não carregou")).toBeVisible();
  await page.unroute("**/api/v1/search?*");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Clubes" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the field, the kinds and the results are plain links and a form", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Pesquisar" }).click();
    await expect(page).toHaveURL("/search");
    await page.getByRole("searchbox", { name: "Pesquisar no site" }).fill("farol do cabo");
    await page.getByRole("button", { name: "Pesquisar" }).click();
    await expect(page).toHaveURL("/search?q=farol+do+cabo");
    await page.getByRole("link", { name: /^Notícias \d+$/ }).click();
    await expect(page).toHaveURL("/search?q=farol%20do%20cabo&type=news");
    await page.getByRole("link", { name: "Farol do Cabo Liga Atlântica" }).first().waitFor({ state: "detached" });
    await page.goBack();
    await page.getByRole("main").getByRole("link", { name: "Farol do Cabo Liga Atlântica" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Farol do Cabo");
  });
});
