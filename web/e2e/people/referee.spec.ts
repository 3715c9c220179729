import { expect, test } from "@playwright/test";
import { untilAlive, watch } from "../browser.ts";

test("the matches that a referee had last season, found from those of this week", async ({ page, request }) => {
  const { problems } = watch(page);
  await page.goto("/competition/liga-atlantica?tab=nominations&round=13");
  await untilAlive(page);
  await page.getByRole("main").getByRole("link", { name: "Martim Granjal" }).first().click();
  await expect(page).toHaveURL("/referee/20262027/1248");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Martim Granjal");
  await expect(page).toHaveTitle(/Martim Granjal/);

  await page.getByRole("combobox", { name: "Época" }).locator("visible=true").first().selectOption("20252026");
  await expect(page).toHaveURL("/referee/20252026/1248");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Martim Granjal");
  await expect(page.getByText("2025/26", { exact: true }).first()).toBeVisible();
  // The choice was a step: back leads to where it was made.
  await page.goBack();
  await expect(page).toHaveURL("/referee/20262027/1248");
  await expect(page.getByText("2026/27", { exact: true }).first()).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL("/referee/20252026/1248");
  await expect(page.locator("html[data-moving]")).toHaveCount(0);
  await page
    .getByRole("navigation", { name: "Páginas desta pessoa" })
    .getByRole("link", { name: "Jogos", exact: true })
    .click();
  await expect(page).toHaveURL("/referee/20252026/1248?tab=matches");

  const matches: { duty: string }[] = await (await request.get("/api/v1/referee/1248/matches?season=20252026")).json();
  const rows = page.getByRole("main").getByRole("list").last().getByRole("listitem");
  await expect(rows).toHaveCount(matches.length);

  const refereed = matches.filter(({ duty }) => duty === "main").length;
  await page
    .getByRole("navigation", { name: "Funções" })
    .getByRole("link", { name: `Árbitro ${refereed}` })
    .click();
  await expect(page).toHaveURL("/referee/20252026/1248?tab=matches&type=main");
  await expect(rows).toHaveCount(refereed);

  await rows.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/match\/20252026\//);
  await expect(page.getByRole("region", { name: "Resultado" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("a referee's figures are those of his matches", async ({ page, request }) => {
  await page.goto("/referee/20262027/1238");
  interface Refereed {
    duty: string;
    homeGoals: number | null;
    yellowCards: number;
    doubleYellowCards: number;
    redCards: number;
  }
  const matches: Refereed[] = await (await request.get("/api/v1/referee/1238/matches?season=20262027")).json();
  const refereed = matches.filter(({ duty, homeGoals }) => duty === "main" && homeGoals !== null);
  const sum = (figure: keyof Refereed) => refereed.reduce((total, match) => total + Number(match[figure]), 0);
  const figure = (label: string) =>
    page.getByRole("main").locator("dl > div", { hasText: label }).locator("dd").first();
  await expect(figure("Amarelos")).toHaveText(String(sum("yellowCards")));
  await expect(figure("Segundos amarelos")).toHaveText(String(sum("doubleYellowCards")));
  await expect(figure("Vermelhos diretos")).toHaveText(String(sum("redCards")));
});

test("a coach's figures add up, and his matches are those of the API", async ({ page, request }) => {
  await page.goto("/coach/955/7/20262027");
  const { stats } = await (await request.get("/api/v1/coach/955?season=20262027&team=7")).json();
  expect(stats.won + stats.draw + stats.defeat).toBe(stats.gamesPlayed);
  const figures = page.getByRole("main").locator("dl").filter({ hasText: "Pontos por jogo" }).locator("dd");
  await expect(figures).toHaveText([
    String(stats.gamesPlayed),
    String(stats.won),
    String(stats.draw),
    String(stats.defeat),
    `${Math.round((stats.won * 100) / stats.gamesPlayed)}%`,
    ((stats.won * 3 + stats.draw) / stats.gamesPlayed).toFixed(1).replace(".", ","),
  ]);
  await page.goto("/coach/955/7/20262027?tab=matches");
  const matches: unknown[] = await (await request.get("/api/v1/coach/955/matches?season=20262027&matches=100")).json();
  const rows = page.getByRole("main").getByRole("list").last().getByRole("listitem");
  await expect(rows).toHaveCount(matches.length);
});
