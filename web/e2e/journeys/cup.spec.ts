import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import type { Bracket } from "../../src/api/wire.ts";
import { untilAlive } from "../browser.ts";

const CUP = "/competition/taca-atlantica?tab=bracket&season=20252026";

async function readBracket(request: APIRequestContext): Promise<Bracket> {
  const answer = await request.get("/api/v2/competition/bracket?competition=taca-atlantica&season=20252026");
  return answer.json();
}

/** The ties of a stage, as the page has them. */
const tiesOf = (page: Page, stage: string) =>
  page
    .getByRole("list", { name: "Quadro" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: new RegExp(`^${stage}`) }) })
    .getByRole("article");

test("a cup from the first round to the winner", async ({ page, request }) => {
  const { stages, champion } = await readBracket(request);
  await page.goto(CUP);
  await untilAlive(page);
  for (const { label, ties } of stages) {
    const shown = tiesOf(page, label);
    await expect(shown).toHaveCount(ties.length);
    for (const [index, { home, away, aggregate, winner }] of ties.entries()) {
      const card = shown.nth(index);
      const through = winner === home.team?.id ? home.team : away.team;
      const goals = `${home.team?.name} – ${away.team?.name}, ${aggregate?.home}–${aggregate?.away}`;
      await expect(card).toContainText(goals);
      await expect(card).toContainText(`Passa: ${through?.name}`);
    }
  }
  const board = page.getByRole("region", { name: "Como acabou" });
  await expect(board).toContainText(`Vencedor: ${champion?.name}`);

  // From a tie to how it was decided, to its match, and from there back to its place.
  const [first] = stages[0]?.ties ?? [];
  await page.getByRole("link", { name: `${first?.home.team?.name} – ${first?.away.team?.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`tie=${first?.id}#tie$`));
  const told = page.locator("#tie");
  await expect(told).toBeInViewport();
  await expect(told.getByRole("heading", { level: 2 })).toHaveText(
    `${stages[0]?.label}, ${first?.home.team?.name} – ${first?.away.team?.name}`,
  );
  await told.getByRole("list").getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/match/20252026/taca-atlantica/1/${first?.matches[0]?.id}$`));
  await page
    .locator("#board")
    .getByRole("link", { name: /quadro/i })
    .click();
  await expect(page).toHaveURL(new RegExp(`tab=bracket.*#tie-${first?.id}$`));
  await expect(page.locator(`#tie-${first?.id}`)).toBeInViewport();
});

test("a tie that is shared is told and marked, without scripts", async ({ browser, request, baseURL }) => {
  const { stages, champion } = await readBracket(request);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(CUP);
  // Nobody chose: the last tie that took more than ninety minutes.
  await expect(page.locator("#tie")).toContainText("nos penáltis");
  const tie = stages[0]?.ties.find(({ decidedBy }) => decidedBy === "goals");
  await page.goto(`${CUP}&tie=${tie?.id}`);
  await expect(page.locator("#tie")).toContainText(
    `${tie?.aggregate?.home}–${tie?.aggregate?.away} depois de 90 minutos.`,
  );
  await expect(page.locator(`#tie-${tie?.id}`).getByRole("link")).toHaveAttribute("aria-current", "true");
  const board = page.getByRole("region", { name: "Como acabou" });
  await expect(board.getByRole("heading", { level: 2 })).toHaveText(stages.at(-1)?.label ?? "");
  await expect(board.getByRole("list", { name: "Passos da eliminatória" })).toContainText("Jogo");
  await expect(board).toContainText(`Vencedor: ${champion?.name}`);
  await page.goto("/competition/taca-atlantica");
  await expect(page.getByRole("region", { name: "Próxima eliminatória" })).toContainText("Prolongamento");
  await context.close();
});

test("from a group to its matches", async ({ page }) => {
  await page.goto("/competition/1");
  await untilAlive(page);
  await page.getByRole("link", { name: "Jogos, Grupo B" }).click();
  await expect(page).toHaveURL("/competition/1?group=b#group-matches");
  const list = page.locator("#group-matches");
  await expect(list.getByRole("heading", { level: 3 })).toHaveText("Jogos do grupo B");
  await expect(list).toBeInViewport();
  // Four clubs, home and away.
  await expect(list.getByRole("listitem")).toHaveCount(12);
});

test("the way of a club, without scripts", async ({ browser, request, baseURL }) => {
  const { champion } = await readBracket(request);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(CUP);
  await page.getByLabel("Caminho de").selectOption({ label: champion?.name ?? "" });
  await page.getByRole("button", { name: "Aplicar" }).last().click();
  await expect(page).toHaveURL(new RegExp(`team=${champion?.id}`));
  await expect(page.getByLabel("Caminho de")).toHaveValue(String(champion?.id));
  await context.close();
});

test("on a phone, stage by stage", async ({ page, request }) => {
  const { stages } = await readBracket(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(CUP);
  await untilAlive(page);
  const chips = page.getByRole("navigation", { name: "Fases do quadro" });
  for (const { label, ties } of stages) {
    await chips.getByRole("link", { name: label, exact: true }).click();
    await expect(chips.getByRole("link", { name: label, exact: true })).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(ties.length);
  }
  await chips.getByRole("link", { name: "Meias-finais" }).click();
  await page.getByRole("link", { name: "Segue para: Final" }).first().click();
  await expect(page).toHaveURL(/tie=r3-1#tie-r3-1$/);
});

test("only our clubs abroad, and another round of one competition", async ({ page, request }) => {
  await page.goto("/international");
  await untilAlive(page);
  const titles = page.locator('[id^="competition-"]').getByRole("heading", { level: 2 });
  await expect(titles).toHaveText(["Liga dos Oceanos", "Taça Meridiana", "Taça das Ilhas"]);
  await page.getByRole("link", { name: "Só os nossos clubes" }).click();
  await expect(page).toHaveURL("/international?type=domestic");
  await expect(page.getByRole("heading", { name: "Outros jogos" })).toHaveCount(0);
  const first = page.locator("#competition-1");
  await first.getByRole("link", { name: "Jornada 2", exact: true }).click();
  await expect(page).toHaveURL(/type=domestic&competition=1&round=2|type=domestic.*round=2/);
  const rounds = await (await request.get("/api/v2/international/competition/1/rounds")).json();
  const { phase_id: stage } = rounds[1];
  const matches = await (
    await request.get(`/api/v2/international/competition/1/stages/${stage}/rounds/2/matches?domestic=true`)
  ).json();
  for (const { homeTeam, awayTeam } of matches) {
    await expect(first.getByRole("listitem").filter({ hasText: homeTeam.name }).first()).toContainText(awayTeam.name);
  }
});
