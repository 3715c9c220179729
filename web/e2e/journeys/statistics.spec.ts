import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { untilAlive } from "../browser.ts";
import { follow } from "../openInApp.ts";

const LIGA = "/competition/liga-atlantica";
const EDITION = "competition=liga-atlantica&season=20262027";

async function read<Body>(request: APIRequestContext, address: string): Promise<Body> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  return answer.json();
}

const number = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, "\u202f");

/** Place, name and figure of every row of a ranking. */
const rankingOn = (page: Page, name: string) =>
  page.getByRole("list", { name, exact: true }).getByRole("listitem").allInnerTexts();

for (const [stat, statId, name] of [
  ["goals", 142, "Golos"],
  ["minutes", 30, "Minutos jogados"],
  ["saves", 9998, "Defesas"],
  ["tackles", 20021, "Desarmes"],
] as const) {
  test(`the best players by ${stat} are those of the API`, async ({ page, request }) => {
    const address = `/api/v2/competition/top/players?${EDITION}&statId=${statId}&size=20`;
    const [{ leaders }] = await read<[{ leaders: { playerName: string; teamName: string; total: number }[] }]>(
      request,
      address,
    );
    await page.goto(`${LIGA}?tab=statistics${stat === "goals" ? "" : `&stat=${stat}`}`);
    const rows = await rankingOn(page, name);
    expect(rows.length).toBe(leaders.length);
    for (const [index, { playerName, teamName, total }] of leaders.entries()) {
      expect(rows[index]).toContain(playerName);
      expect(rows[index]).toContain(teamName);
      expect(rows[index]).toContain(number(total));
    }
  });
}

test("clubs by goals scored are those of the table", async ({ page, request }) => {
  type Row = { team: { name: string }; goalsScored: number };
  const { standings } = await read<{ standings: { standings: Row[] }[] }>(
    request,
    `/api/v2/competition/standings?${EDITION}&live=true`,
  );
  const rows = standings[0]?.standings ?? [];
  await page.goto(`${LIGA}?tab=statistics&type=teams`);
  const shown = await rankingOn(page, "Golos marcados");
  expect(shown).toHaveLength(rows.length);
  for (const { team, goalsScored } of rows) {
    expect(shown.find((text) => text.includes(team.name))).toContain(String(goalsScored));
  }
});

test("spectators of one round are those of the API", async ({ page, request }) => {
  type Row = { stadium: { name: string }; average: number };
  const list = await read<Row[]>(request, `/api/v1/competition/spectators/statistics?${EDITION}&filter=13`);
  await page.goto(`${LIGA}?tab=statistics&type=stadiums&round=13`);
  const shown = await rankingOn(page, "Média de espectadores");
  expect(shown).toHaveLength(list.length);
  const expected = list.toSorted((one, other) => other.average - one.average);
  for (const [index, { stadium, average }] of expected.entries()) {
    expect(shown[index]).toContain(stadium.name);
    expect(shown[index]).toContain(number(average));
  }
});

test("the chart's table has the goals of every round", async ({ page, request }) => {
  type Round = { label: string; goals: number; played: number };
  const rounds = await read<Round[]>(request, `/api/v1/competition/rounds/statistics?${EDITION}`);
  await page.goto(`${LIGA}?tab=statistics`);
  await untilAlive(page);
  await page.getByText("Ver em tabela").click();
  const table = page.getByRole("table", { name: "Golos por jornada" });
  const played = rounds.filter((round) => round.played > 0);
  await expect(table.getByRole("row")).toHaveCount(played.length + 1);
  for (const { label, goals } of played) {
    const row = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: label, exact: true }) });
    await expect(row.getByRole("cell").first()).toHaveText(String(goals));
  }
});

function fail(page: Page, address: string) {
  return page.route(address, (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/json",
      body: JSON.stringify({ error: "unavailable", message: "Os dados não estão disponíveis.", statusCode: 503 }),
    }),
  );
}

test("a ranking that fails says so and can be tried again; the rest stands", async ({ page }) => {
  await page.goto(LIGA);
  await untilAlive(page);
  const PLAYERS = "**/api/v2/competition/top/players?*size=20*";
  await fail(page, PLAYERS);
  await page
    .getByRole("navigation", { name: "Páginas da competição" })
    .getByRole("link", { name: "Estatísticas" })
    .click();
  const main = page.getByRole("main");
  await expect(main.getByText("Os dados não estão disponíveis.")).toBeVisible();
  await expect(main.getByRole("heading", { name: "Golos por jornada" })).toBeVisible();
  await expect(main.getByText("golos em 120 jogos")).toBeVisible();
  await page.unroute(PLAYERS);
  await main.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(main.getByText("Valentim Cerejal")).toBeVisible();
});

test("what is silent stays silent when it fails", async ({ page }) => {
  await page.goto(`${LIGA}?tab=teams`);
  await untilAlive(page);
  await fail(page, "**/api/v1/competition/usefultime?*");
  await fail(page, "**/api/v1/competition/stadiums/rating?*");
  await page
    .getByRole("navigation", { name: "Páginas da competição" })
    .getByRole("link", { name: "Estatísticas" })
    .click();
  const main = page.getByRole("main");
  const types = main.getByRole("navigation", { name: "De quem são os números" });
  await types.getByRole("link", { name: "Clubes" }).click();
  await expect(main.getByRole("heading", { level: 2, name: "Golos marcados" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Golos por jornada" })).toBeVisible();
  await expect(main.getByRole("heading", { level: 3, name: "Tempo útil de jogo" })).toHaveCount(0);
  await types.getByRole("link", { name: "Estádios" }).click();
  await main.getByRole("link", { name: "Melhores estádios" }).click();
  await expect(main.getByText("Sem números para mostrar")).toBeVisible();
  await expect(main.getByText("Esta parte não carregou")).toHaveCount(0);
});

test("a league whose table cannot be read has no tab for it", async ({ page }) => {
  await page.goto("/competition/taca-atlantica");
  await untilAlive(page);
  await fail(page, "**/api/v2/competition/standings?*segunda-atlantica*");
  await follow(page, "/competition/segunda-atlantica?tab=teams");
  await expect(page.getByRole("heading", { level: 1, name: "Segunda Atlântica" })).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Páginas da competição" });
  await expect(tabs.getByRole("link", { name: "Classificação" })).toHaveCount(0);
  await expect(tabs.getByRole("link", { name: "Clubes" })).toHaveAttribute("aria-current", "page");
});
