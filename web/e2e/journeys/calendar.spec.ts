import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import ICAL from "ical.js";
import { untilAlive, watch } from "../browser.ts";
import { type Body, patched } from "../openInApp.ts";

const MONTH = "/calendar/20262027";
const main = (page: Page) => page.getByRole("main");
const month = (page: Page, name: string) => main(page).getByRole("heading", { level: 2, name });
const day = (page: Page, name: string | RegExp) => main(page).getByRole("heading", { level: 3, name });

const choose = (page: Page, label: string) => main(page).getByRole("combobox", { name: new RegExp(`^${label}`) });

interface ApiMatch {
  id: number;
  date: string | null;
  homeTeam: { id: number; name: string };
  awayTeam: { id: number; name: string };
  stadium?: { name: string } | null;
}

async function read<Body>(request: APIRequestContext, address: string): Promise<Body> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return response.json();
}

test("the month that is on, and today in it", async ({ page }) => {
  const { problems } = watch(page);
  await page.goto("/calendar");
  await untilAlive(page);
  await expect(page).toHaveTitle("Calendário · Jornada");
  await expect(month(page, "novembro de 2026")).toBeVisible();
  const table = main(page).getByRole("table", { name: "Jogos de novembro de 2026, por semana" });
  await expect(table.getByRole("link", { name: /^sábado, 14 de novembro, hoje, \d+ jogos$/ })).toBeVisible();
  // The list begins today; what is over this month is one step away.
  await expect(day(page, "sáb. 14 nov hoje")).toBeVisible();
  await expect(day(page, "dom. 15 nov amanhã")).toBeVisible();
  await expect(day(page, "sex. 13 nov ontem")).toBeHidden();
  await table.getByRole("link", { name: /^sexta-feira, 13 de novembro, ontem/ }).click();
  await expect(day(page, "sex. 13 nov ontem")).toBeInViewport();
  await expect(page).toHaveURL(`${MONTH}/2026-11#d-2026-11-13`);
  expect(problems).toEqual([]);
});

test("paging through months by keyboard, and back to today", async ({ page }) => {
  await page.goto("/calendar");
  await untilAlive(page);
  const next = main(page).getByRole("link", { name: /^Mês seguinte/ });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${MONTH}/2026-12`);
  await expect(month(page, "dezembro de 2026")).toBeVisible();
  await expect(next).toBeFocused();
  await expect(page).toHaveTitle("Calendário: dezembro de 2026 · Jornada");
  await page.keyboard.press("Enter");
  await expect(month(page, "janeiro de 2027")).toBeVisible();
  await page.goBack();
  await expect(month(page, "dezembro de 2026")).toBeVisible();

  await main(page).getByRole("link", { name: "Hoje" }).click();
  await expect(page).toHaveURL("/calendar");
  await expect(day(page, "sáb. 14 nov hoje")).toBeVisible();
});

test("a season has a first and a last month", async ({ page }) => {
  await page.goto(`${MONTH}/2026-08`);
  await expect(main(page).getByRole("link", { name: /^Mês anterior/ })).toHaveCount(0);
  await page.goto(`${MONTH}/2027-04`);
  await expect(main(page).getByRole("link", { name: /^Mês seguinte/ })).toHaveCount(0);
  await untilAlive(page);
  await choose(page, "Época").selectOption("2025/26");
  await expect(page).toHaveURL("/calendar/20252026");
  await expect(month(page, "agosto de 2025")).toBeVisible();
});

test("filters by hand are addresses, and go away again", async ({ page, request }) => {
  await page.goto(`${MONTH}/2026-12?view=list`);
  await untilAlive(page);
  await choose(page, "Competição").selectOption("Liga Atlântica");
  await expect(page).toHaveURL(`${MONTH}/2026-12?view=list&competition=liga-atlantica`);
  // The other filter knows of this one as soon as the page does.
  await expect(main(page).getByRole("link", { name: "Limpar" })).toBeVisible();
  await choose(page, "Clube").selectOption("Farol do Cabo");
  await expect(page).toHaveURL(/[?&]team=\d+/);
  await expect(page).toHaveTitle("Calendário: Farol do Cabo, Liga Atlântica, dezembro de 2026 · Jornada");
  const team = new URL(page.url()).searchParams.get("team");
  const days = await read<{ competitions: { matches: ApiMatch[] }[] }[]>(
    request,
    `/api/v1/calendar/matches/month/2026-12?season=20262027&competition=liga-atlantica&team=${team}`,
  );
  const matches = days.flatMap(({ competitions }) => competitions.flatMap((one) => one.matches));
  const rows = main(page).getByRole("region", { name: "Jogos dia a dia" }).getByRole("listitem");
  await expect(rows).toHaveCount(matches.length);
  for (const [index, { homeTeam, awayTeam }] of matches.entries()) {
    await expect(rows.nth(index)).toContainText(homeTeam.name);
    await expect(rows.nth(index)).toContainText(awayTeam.name);
  }
  await main(page).getByRole("link", { name: "Limpar" }).click();
  await expect(page).toHaveURL(`${MONTH}/2026-12?view=list`);
  await expect(main(page).getByRole("link", { name: "Limpar" })).toHaveCount(0);
});

test("filters, months and views work without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const apply = (label: string) =>
    main(page)
      .locator("form")
      .filter({ has: page.getByRole("combobox", { name: new RegExp(`^${label}`) }) })
      .getByRole("button", { name: "Aplicar" });
  await page.goto("/calendar");
  await choose(page, "Competição").selectOption("Segunda Atlântica");
  await apply("Competição").click();
  await expect(page).toHaveURL("/calendar?competition=segunda-atlantica");
  await choose(page, "Clube").selectOption("Vilar do Sal");
  await apply("Clube").click();
  await expect(page).toHaveURL(/\/calendar\?competition=segunda-atlantica&team=\d+$/);
  await main(page).getByRole("link", { name: "Lista" }).click();
  await expect(main(page).getByRole("link", { name: "Lista" })).toHaveAttribute("aria-current", "true");
  await expect(main(page).getByRole("table")).toHaveCount(0);
  await main(page)
    .getByRole("link", { name: /^Mês seguinte/ })
    .click();
  await expect(month(page, "dezembro de 2026")).toBeVisible();
  await expect(main(page).getByRole("listitem").filter({ hasText: "Vilar do Sal" }).first()).toBeVisible();
  await choose(page, "Época").selectOption("2025/26");
  await apply("Época").click();
  await expect(page).toHaveURL("/calendar/20252026?competition=segunda-atlantica&view=list");
  await context.close();
});

test.describe("addresses", () => {
  for (const [from, to] of [
    ["/calendar/liga-atlantica", "/calendar?competition=liga-atlantica"],
    ["/calendar/2026-12", `${MONTH}/2026-12`],
    ["/calendar/20262027/liga-atlantica/2026-11", `${MONTH}/2026-11?competition=liga-atlantica`],
    ["/calendar?season=20252026&competition=all", "/calendar/20252026"],
    ["/calendar/liga-atlantica?lang=en", "/calendar?competition=liga-atlantica&lang=en"],
  ] as const) {
    test(`${from} is another way to say ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([308, to]);
    });
  }

  for (const path of [
    "/calendar/20302031",
    "/calendar/20262027/2026-13",
    "/calendar/20262027/2026-07",
    "/calendar/no-such-cup",
    "/calendar?competition=no-such-cup",
    "/calendar?team=999999",
    "/calendar/20262027/2026-11/liga-atlantica/x",
  ]) {
    test(`${path} does not exist`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404);
    });
  }
});

test("a month without matches says so, and what to do", async ({ page }) => {
  await page.goto(`${MONTH}/2026-08?competition=taca-atlantica`);
  await untilAlive(page);
  await expect(main(page).getByText("Sem jogos em agosto de 2026")).toBeVisible();
  await main(page).getByRole("link", { name: "Limpar filtros" }).click();
  await expect(page).toHaveURL(`${MONTH}/2026-08`);
  await expect(main(page).getByRole("table")).toBeVisible();
});

test("matches without a date are listed apart, with the days of their round", async ({ page, request }) => {
  const undated = await read<{ roundLabel: string; competition: { label: string }; matches: ApiMatch[] }[]>(
    request,
    "/api/v1/calendar/matches/undated?season=20262027",
  );
  const [round] = undated;
  expect(round).toBeDefined();
  await page.goto("/calendar");
  const section = main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Data a definir" }) });
  await expect(section.getByRole("heading", { level: 3 })).toContainText(
    `${round?.competition.label} ${round?.roundLabel}`,
  );
  await expect(section.getByRole("listitem")).toHaveCount(round?.matches.length ?? 0);
  await expect(section.getByRole("listitem").first()).not.toContainText(/\d\d:\d\d/);
});

test("a month that cannot be read says so, and can be tried again", async ({ page }) => {
  await page.goto("/calendar");
  await untilAlive(page);
  const address = "**/api/v1/calendar/matches/month/2026-12*";
  await page.route(address, (route) =>
    route.fulfill({ status: 503, contentType: "application/json", body: '{"message":"Sem dados.","statusCode":503}' }),
  );
  await main(page)
    .getByRole("link", { name: /^Mês seguinte/ })
    .click();
  await expect(main(page).getByText("Esta parte não carregou")).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "Os jogos no seu calendário" })).toBeVisible();
  await page.unroute(address);
  await main(page).getByRole("button", { name: "Tentar de novo" }).click();
  await expect(main(page).getByRole("table")).toBeVisible();
});

test("a goal shows by itself, is said once, and moves nothing", async ({ page }) => {
  await page.clock.install();
  await page.goto("/calendar?view=list&competition=liga-atlantica");
  await untilAlive(page);
  const row = main(page).getByRole("listitem").filter({ hasText: "Em direto" }).first();
  await row.scrollIntoViewIfNeeded();
  const [, home, goals] = /^(.*?) (\d+), /.exec((await row.textContent()) ?? "") ?? [];
  const scored = `${home} ${Number(goals) + 1},`;
  await page.route("**/api/v1/calendar/matches/month/**", (route) =>
    patched(route, (days) => {
      for (const { competitions } of days) {
        for (const match of competitions.flatMap((one: Body) => one.matches)) {
          if (match.homeTeam.name === home && match.status === 3) match.homeGoals += 1;
        }
      }
      return days;
    }),
  );
  const before = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
  await page.clock.fastForward(31_000);
  await expect(row).toContainText(scored);
  await expect(main(page).getByRole("status").filter({ hasText: scored })).toHaveCount(1);
  expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight])).toEqual(before);
});

test.describe("subscriptions", () => {
  test("the calendar of a club is that of the API", async ({ page, request }) => {
    await page.goto("/calendar?team=4");
    await untilAlive(page);
    const { web, ios } = await feedLinks(page);
    expect(web.pathname).toBe("/api/v1/calendar/team/4.ics");
    expect(ios).toBe(web.href.replace(/^https?:/, "webcal:"));
    await expect(main(page).getByLabel("Endereço para copiar")).toHaveValue(web.href);

    const matches = await read<ApiMatch[]>(request, "/api/v1/team/matches?id=4&season=20262027");
    await expectEvents(request, web, matches);
  });

  test("the calendar of a competition is that of the API", async ({ page, request }) => {
    await page.goto("/calendar?competition=taca-atlantica");
    const { web } = await feedLinks(page);
    const months = ["2026-08", "2026-09", "2026-10", "2026-11", "2026-12", "2027-01", "2027-02", "2027-03", "2027-04"];
    const days = await Promise.all(
      months.map((one) =>
        read<{ competitions: { matches: ApiMatch[] }[] }[]>(
          request,
          `/api/v1/calendar/matches/month/${one}?season=20262027&competition=taca-atlantica`,
        ),
      ),
    );
    const matches = days.flat().flatMap(({ competitions }) => competitions.flatMap((one) => one.matches));
    expect(matches.length).toBeGreaterThan(0);
    await expectEvents(request, web, matches);
  });

  test("several clubs in one, with scripts and without", async ({ page, request, browser, baseURL }) => {
    const address = "/calendar?competition=liga-atlantica";
    await page.goto(address);
    await untilAlive(page);
    await main(page).getByText("Vários clubes num só calendário").click();
    for (const club of ["Farol do Cabo", "Santa Maré"]) await main(page).getByRole("checkbox", { name: club }).check();
    const chosen = new URL(
      (await main(page).getByRole("link", { name: "2 clubes escolhidos: calendário na web" }).getAttribute("href")) ??
        "",
    );
    const events = await eventsOf(request, chosen);
    expect(events.every(({ summary }) => /Farol do Cabo|Santa Maré/.test(summary))).toBe(true);

    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const plain = await context.newPage();
    await plain.goto(address);
    await main(plain).getByText("Vários clubes num só calendário").click();
    for (const club of ["Farol do Cabo", "Santa Maré"]) await main(plain).getByRole("checkbox", { name: club }).check();
    const download = plain.waitForEvent("download");
    await main(plain).getByRole("button", { name: "Abrir calendário" }).click();
    const given = new URL((await download).url());
    expect([...given.searchParams.getAll("team")].sort()).toEqual([...chosen.searchParams.getAll("team")].sort());
    await context.close();
  });

  test("a season that is over has none", async ({ page }) => {
    await page.goto("/calendar/20252026");
    await expect(main(page).getByRole("link", { name: "Subscrever" })).toHaveCount(0);
    await expect(main(page).getByRole("heading", { name: "Os jogos no seu calendário" })).toHaveCount(0);
  });
});

async function feedLinks(page: Page) {
  const href = async (name: RegExp) => (await main(page).getByRole("link", { name }).getAttribute("href")) ?? "";
  return { web: new URL(await href(/calendário na web$/)), ios: await href(/calendário no iPhone\/iOS$/) };
}

/** The feed's own address names the site; the tests reach it under theirs. */
async function eventsOf(request: APIRequestContext, feed: URL): Promise<ICAL.Event[]> {
  const response = await request.get(feed.pathname + feed.search);
  expect(response.headers()["content-type"]).toContain("text/calendar");
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

async function expectEvents(request: APIRequestContext, feed: URL, matches: ApiMatch[]) {
  const events = await eventsOf(request, feed);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  const dated = matches.filter(({ date }) => date !== null);
  for (const match of dated) {
    const event = events.find(({ uid }) => uid.startsWith(`match-${match.id}@`));
    expect(event, `match ${match.id}`).toBeDefined();
    if (!event) continue;
    expect(event.summary).toContain(`${match.homeTeam.name} – ${match.awayTeam.name}`);
    if (match.stadium) expect(event.location).toContain(match.stadium.name);
    expect(String(event.component.getFirstPropertyValue("url"))).toContain(`/${match.id}`);
    const date = match.date ?? "";
    if (date.length > 10) expect(event.startDate.toJSDate().getTime()).toBe(Date.parse(date));
    else expect([event.startDate.isDate, event.startDate.toString()]).toEqual([true, date]);
  }
  const known = new Set(matches.map(({ id }) => `match-${id}`));
  expect(events.filter(({ uid }) => !known.has(uid.split("@")[0] ?? ""))).toEqual([]);
}
