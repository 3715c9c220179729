import { expect, test } from "@playwright/test";
import { untilAlive, watch } from "../browser.ts";

test("from the table to a club, through its tabs, to last season", async ({ page }) => {
  const { problems } = watch(page);
  const main = page.getByRole("main");
  await page.goto("/competition/liga-atlantica/classification");
  await untilAlive(page);
  await main.getByRole("link", { name: "Ribeira Nova" }).first().click();
  await expect(page).toHaveURL(/\/team\/4\/ribeira-nova\/liga-atlantica\/20262027$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ribeira Nova");

  const tabs = page.getByRole("navigation", { name: "Páginas do clube" });
  for (const [tab, words] of [
    ["Jogos", "setembro de 2026"],
    ["Plantel", "Guarda-redes"],
    ["Estatísticas", "Ataque"],
    ["Classificação", "Lugar em cada jornada"],
    ["Clube", "Órgãos sociais"],
    ["Notícias", "Receber estas notícias por RSS"],
    ["Vídeos", "Momentos dos jogos"],
  ] as const) {
    await tabs.getByRole("link", { name: tab }).click();
    await expect(main.getByText(words).first()).toBeVisible();
    await expect(tabs.getByRole("link", { name: tab })).toHaveAttribute("aria-current", "page");
  }

  await tabs.getByRole("link", { name: "Plantel" }).click();
  await expect(main.getByText("Guarda-redes").first()).toBeVisible();
  await main.getByLabel("Época").first().selectOption("2025/26");
  await expect(page).toHaveURL(/\/team\/4\/ribeira-nova\/liga-atlantica\/20252026\?tab=squad$/);
  await expect(main.getByRole("heading", { name: "Saíram" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("two clubs side by side, in the address", async ({ page }) => {
  const { problems } = watch(page);
  const main = page.getByRole("main");
  await page.goto("/team/1/farol-do-cabo/liga-atlantica/20262027");
  await untilAlive(page);
  await main.getByRole("link", { name: "Comparar" }).first().click();
  await main.getByLabel("Comparar com").selectOption("Ribeira Nova");
  await expect(page).toHaveURL(/\?tab=compare&with=4$/);
  await expect(main.getByRole("heading", { name: "Farol do Cabo e Ribeira Nova" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Frente a frente" })).toBeVisible();
  await main.getByRole("link", { name: "Ribeira Nova", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ribeira Nova");
  expect(problems).toEqual([]);
});

test("a moment of a match plays where it stands", async ({ page }) => {
  const { problems } = watch(page);
  await page.goto("/team/1/farol-do-cabo/liga-atlantica/20262027?tab=videos");
  await untilAlive(page);
  const videos = page.getByRole("main").getByRole("button", { name: /^(Golo|Autogolo|Momento)/ });
  await videos.first().click();
  const moment = page.getByRole("main").getByRole("img", { name: /^(Golo|Autogolo|Momento)/ });
  await expect(moment).toBeVisible();
  await expect(moment).toBeFocused();
  expect(problems).toEqual([]);
});
