import { expect, test } from "@playwright/test";
import { untilAlive } from "../browser.ts";

const STRIKER = "/player/2587/valentim-cerejal/20262027/2";

test("from a match to a player, and on to his former club", async ({ page }) => {
  // Henrique Póvoas left Farol do Cabo for Zefirim in the middle of 2024/25.
  await page.goto("/player/6/henrique-povoas/20242025/1?tab=matches");
  await untilAlive(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Farol do Cabo/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/match\/20242025\//);
  await untilAlive(page);
  await page.getByRole("link", { name: "Henrique Póvoas" }).first().click();
  await expect(page).toHaveURL("/player/6/henrique-povoas/20242025/1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Henrique Póvoas");
  await page
    .getByRole("row", { name: /25\/26 Zefirim/ })
    .getByRole("link", { name: "Zefirim" })
    .click();
  await expect(page).toHaveURL(/\/team\/35\/zefirim\/[^/]+\/20252026/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Zefirim");
});

test("two strikers are compared, and the comparison can be passed on", async ({ page, browser, baseURL }) => {
  await page.goto(STRIKER);
  await untilAlive(page);
  await page.getByRole("link", { name: "Comparar", exact: true }).click();
  await page.getByRole("searchbox", { name: "Nome do jogador" }).fill("castelnau");
  await page.getByRole("button", { name: "Procurar" }).click();
  await page.getByRole("link", { name: /Tanguy Castelnau/ }).click();
  await expect(page).toHaveURL(`${STRIKER}?tab=compare&with=96`);
  await expect(page.getByRole("heading", { name: "Números da época" })).toBeVisible();
  const goals = page.getByRole("main").locator("dl > div", { hasText: "Golos" }).first();
  await expect(goals).toContainText("Valentim Cerejal");
  await expect(goals).toContainText("Tanguy Castelnau");
  // Whoever gets the address sees the same, also without scripts.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const other = await plain.newPage();
  await other.goto(`${baseURL}${STRIKER}?tab=compare&with=96`);
  await expect(other.getByRole("table", { name: "Percentis por estatística" })).toContainText("Golos");
  await plain.close();
});

test("somebody to compare with is found without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${STRIKER}?tab=compare`);
  await page.getByRole("searchbox").fill("castelnau");
  await page.getByRole("button", { name: "Procurar" }).click();
  await page.getByRole("link", { name: /Tanguy Castelnau/ }).click();
  await expect(page).toHaveURL(`${baseURL}${STRIKER}?tab=compare&with=96`);
  await context.close();
});

test("the choice of season leads to that season at that club", async ({ page }) => {
  await page.goto("/player/6/henrique-povoas/20242025/35");
  await untilAlive(page);
  await page.getByRole("combobox", { name: "Época" }).first().selectOption({ label: "2024/25, Farol do Cabo" });
  await expect(page).toHaveURL("/player/6/henrique-povoas/20242025/1");
  await expect(page.getByRole("main").getByText("Farol do Cabo, defesa")).toBeVisible();
});

for (const [asked, shown] of [
  ["/player/2587/20262027/2", STRIKER],
  ["/player/2587/somebody-else/20262027/2?tab=career", `${STRIKER}?tab=career`],
  ["/player/2587/valentim-cerejal/20262027/9", STRIKER],
  ["/player/2587/valentim-cerejal/20192020/2", STRIKER],
  [`${STRIKER}?competition=nothing`, STRIKER],
  [`${STRIKER}?tab=compare&with=2587`, `${STRIKER}?tab=compare`],
  [`${STRIKER}?tab=compare&with=999999999`, `${STRIKER}?tab=compare`],
] as const) {
  test(`${asked} is shown at ${shown}`, async ({ page }) => {
    await page.goto(asked);
    await expect(page).toHaveURL(shown);
  });
}

for (const nobody of ["/player/999999999/x/20262027/2", "/player/abc/x/20262027/2", `${STRIKER}?tab=videos&page=999`]) {
  test(`${nobody} is nobody's page`, async ({ request }) => {
    expect((await request.get(nobody)).status()).toBe(404);
  });
}

test("the figures of a player agree with the API, and his matches with his goals", async ({ page, request }) => {
  type Figures = { stats: { key: string; value: number }[] };
  const address = "/api/v1/player/2587/season/statistics?season=20262027&team=2";
  const { stats }: Figures = await (await request.get(address)).json();
  const goals = stats.find(({ key }) => key === "goals")?.value ?? 0;
  expect(goals).toBeGreaterThan(0);
  await page.goto(`${STRIKER}?tab=matches`);
  const notes = await page.getByRole("main").getByRole("listitem").allInnerTexts();
  const scored = notes.map((text) => Number(/(\d+) golos?/.exec(text)?.[1] ?? 0));
  expect(scored.reduce((sum, one) => sum + one, 0)).toBe(goals);
  await page.goto(STRIKER);
  await expect(page.getByRole("definition").first()).toHaveText(/\d/);
  await expect(
    page
      .getByRole("main")
      .locator("dl > div", { hasText: /^Golos/ })
      .first(),
  ).toContainText(String(goals));
});
