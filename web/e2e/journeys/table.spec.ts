import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import type { Positions, Standings, StandingsTie, StandingsTies } from "../../src/api/wire.ts";
import { expectAccessible, untilAlive, watch } from "../browser.ts";

const LIGA = "/competition/liga-atlantica/classification";
const SEASON = "competition=liga-atlantica&season=20262027";
const SUMMARY = "Ver o desempate passo a passo";

async function ask<Body>(request: APIRequestContext, address: string): Promise<Body> {
  const answer = await request.get(address);
  expect(answer.status()).toBe(200);
  return answer.json();
}

const tiesAfter = (request: APIRequestContext, round: number) =>
  ask<StandingsTies>(request, `/api/v2/competition/standings/ties?${SEASON}&round=${round}`);

const table = (page: Page) => page.getByRole("table", { name: /^Classificação, Liga Atlântica/ });
const nameOf = (tie: StandingsTie) => tie.teams.map(({ team }) => team.name);
const listed = (names: string[]) => `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;

/** The explanation of a tie: its control, and what opens under it. */
function explanation(page: Page, tie: StandingsTie) {
  const clubs = listed(nameOf(tie));
  return {
    control: page.getByText(`${SUMMARY} entre ${clubs}`, { exact: true }),
    ladder: page.getByRole("table", { name: `Critérios de desempate, por ordem: ${clubs}` }),
    mini: page.getByRole("table", { name: `Classificação só com os jogos entre ${clubs}` }),
  };
}

const cellsOf = (rows: Locator) =>
  rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => (cell.textContent ?? "").trim())));

for (const round of [1, 4, 9, 13]) {
  test(`the table after round ${round} and its reasons are those of the API`, async ({ page, request }) => {
    const { standings } = await ask<Standings>(request, `/api/v2/competition/standings?${SEASON}&round=${round}`);
    const { ties } = await tiesAfter(request, round);
    await page.goto(`${LIGA}?round=${round}`);
    const rows = standings[0]?.standings ?? [];
    const clubs = table(page)
      .getByRole("rowheader")
      .filter({ has: page.getByRole("link") });
    await expect(clubs).toHaveText(rows.map(({ team }) => new RegExp(`^${team.name}`)));

    await expect(page.getByText(SUMMARY)).toHaveCount(ties.length);
    for (const tie of ties) {
      const { control, ladder } = explanation(page, tie);
      await control.click();
      await expect(ladder).toBeVisible();
      const places =
        (await cellsOf(ladder.getByRole("row")))
          .flat()
          .join(" ")
          .match(/\d+\.º/g) ?? [];
      const expected = tie.teams.map(({ position }) => `${position}.º`);
      for (const place of expected) expect(places).toContain(place);
    }
  });
}

test("a tie is followed to its explanation, and can be linked to", async ({ page, request }) => {
  const { problems } = watch(page);
  const { ties } = await tiesAfter(request, 13);
  const tie = ties.find(({ matches }) => matches.some(({ homeGoals }) => homeGoals !== null));
  if (!tie) throw new Error("after round 13 somebody who is level has met");
  await page.goto(`${LIGA}?round=13`);
  await untilAlive(page);
  const { control, ladder, mini } = explanation(page, tie);
  await expect(ladder).toBeHidden();
  await control.focus();
  await page.keyboard.press("Enter");
  await expect(ladder).toBeVisible();
  const names = await mini.getByRole("rowheader").allTextContents();
  const byId = new Map(tie.teams.map(({ team }) => [team.id, team.name]));
  expect(names).toEqual(tie.standings.map(({ team }) => byId.get(team)));
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.goto(`${LIGA}?round=13#tie-${tie.position}`);
  await expect(ladder).toBeVisible();
  await expect(ladder).toBeInViewport();
  expect(problems).toEqual([]);
});

test("without scripts a tie opens in place, and by its address", async ({ browser, baseURL, request }) => {
  const { ties } = await tiesAfter(request, 13);
  const [first, second] = ties;
  if (!first || !second) throw new Error("after round 13 there are ties");
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(`${LIGA}?round=13`);
  await explanation(page, first).control.click();
  await expect(explanation(page, first).ladder).toBeVisible();
  await expect(explanation(page, second).ladder).toBeHidden();
  await page.goto(`${LIGA}?round=13#tie-${second.position}`);
  await expect(explanation(page, second).ladder).toBeVisible();
  await context.close();
});

test("a tie that cannot be explained keeps its sentence, and can be tried again", async ({ page, request }) => {
  const { ties } = await tiesAfter(request, 12);
  await page.goto(`${LIGA}?round=13`);
  await untilAlive(page);
  const address = "**/api/v2/competition/standings/ties?*";
  await page.route(address, (route) => route.fulfill({ status: 503, contentType: "application/json", body: "{}" }));
  await page.getByRole("link", { name: "Anterior: Jornada 12" }).click();
  await expect(page).toHaveURL(`${LIGA}?round=12`);
  await expect(page.getByText(SUMMARY)).toHaveCount(ties.length);
  await page.getByText(SUMMARY).first().click();
  await expect(page.getByText("Esta parte não carregou").first()).toBeVisible();
  await expect(page.getByText(/pontos cada/).first()).toBeVisible();
  await page.unroute(address);
  await page.getByRole("button", { name: "Tentar de novo" }).first().click();
  const [tie] = ties;
  if (tie) await expect(page.getByRole("table", { name: /^Critérios de desempate/ }).first()).toBeVisible();
});

test("rounds by keyboard: one with the arrows, five with the Page keys", async ({ page }) => {
  await page.goto(LIGA);
  await untilAlive(page);
  const rounds = page.getByRole("navigation", { name: "A tabela depois de cada jornada" });
  const round = (number: number) => rounds.getByRole("link", { name: `Jornada ${number}`, exact: true });
  await round(14).focus();
  for (const [key, to, query] of [
    ["ArrowLeft", 13, "?round=13"],
    ["PageDown", 8, "?round=8"],
    ["ArrowRight", 9, "?round=9"],
    ["Home", 1, "?round=1"],
    ["End", 14, ""],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(LIGA + query);
    await expect(round(to)).toBeFocused();
    await expect(round(to)).toHaveAttribute("aria-current", "true");
  }
  await expect(page.getByText("Provisório")).toBeVisible();
});

test("rounds by dragging", async ({ page }) => {
  await page.goto(LIGA);
  await untilAlive(page);
  const rounds = page.getByRole("navigation", { name: "A tabela depois de cada jornada" });
  const from = await rounds.getByRole("link", { name: "Jornada 14", exact: true }).boundingBox();
  const to = await rounds.getByRole("link", { name: "Jornada 6", exact: true }).boundingBox();
  if (!from || !to) throw new Error("the rounds are on the page");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await expect(rounds.getByText("Jornada 6", { exact: true }).first()).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL(`${LIGA}?round=6`);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("form and the next opponent have a view of their own", async ({ page }) => {
    await page.goto(LIGA);
    await untilAlive(page);
    const form = page.getByRole("img", { name: /^Do mais antigo para o mais recente/ }).first();
    await expect(form).toBeHidden();
    await page.getByRole("link", { name: "Forma" }).tap();
    await expect(page).toHaveURL(`${LIGA}?type=form`);
    await expect(form).toBeVisible();
    await expect(table(page).getByRole("cell", { name: /^(Recebe|Visita) / })).toHaveCount(18);
    await expect(page.getByText(SUMMARY)).toHaveCount(0);
  });

  test("the chart opens at the newest round", async ({ page }) => {
    await page.goto(LIGA);
    const chart = page.getByRole("img", { name: /^Gráfico/ });
    await chart.scrollIntoViewIfNeeded();
    const [area, picture] = [
      await page.getByRole("region", { name: "Gráfico, jornada a jornada" }).boundingBox(),
      await chart.boundingBox(),
    ];
    expect(picture?.width ?? 0).toBeGreaterThan(area?.width ?? 0);
    expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThanOrEqual((area?.x ?? 0) + (area?.width ?? 0) + 1);
  });
});

test("the chart in figures is what the API says", async ({ page, request }) => {
  const address = `/api/v2/competition/standings/positions?${SEASON}&live=true`;
  const { rounds, teams } = await ask<Positions>(request, address);
  await page.goto(LIGA);
  await page.getByText("Ver os lugares em tabela").click();
  const places = page.getByRole("table", { name: /^O lugar de cada clube depois de cada jornada/ });
  expect(await cellsOf(places.getByRole("row"))).toEqual([
    ["Clube", ...rounds.map(({ number }) => String(number))],
    ...teams.map(({ team, positions }) => [team.name, ...positions.map((place) => String(place ?? ""))]),
  ]);
});

for (const javaScriptEnabled of [true, false]) {
  test(`clubs are put into the chart and taken out, scripts ${javaScriptEnabled}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(`${LIGA}?clubs=1-2`);
    if (javaScriptEnabled) await untilAlive(page);
    const remove = page.getByRole("link", { name: /^Tirar .* do gráfico$/ });
    await expect(remove).toHaveCount(2);
    await page.getByLabel("Juntar um clube").selectOption("Nortada");
    if (!javaScriptEnabled) await page.getByRole("main").getByRole("button", { name: "Aplicar" }).last().click();
    await expect(page).toHaveURL(`${LIGA}?clubs=1-2-5`);
    await expect(remove).toHaveCount(3);
    await page.getByRole("link", { name: "Tirar Farol do Cabo do gráfico" }).click();
    await expect(page).toHaveURL(`${LIGA}?clubs=2-5`);
    // The address is there before the page is drawn anew: until then its links name the old choice.
    await expect(remove).toHaveCount(2);
    // The choice stays while the reader looks at other rounds.
    await page.getByRole("link", { name: "Anterior: Jornada 13" }).click();
    await expect(page).toHaveURL(`${LIGA}?round=13&clubs=2-5`);
    await context.close();
  });
}

for (const round of ["0", "15", "35", "99", "abc"]) {
  test(`there is no table after round ${round}`, async ({ request }) => {
    expect((await request.get(`${LIGA}?round=${round}`)).status()).toBe(404);
  });
}
