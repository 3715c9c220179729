import { expect, type Page, test } from "@playwright/test";
import { watch } from "../browser.ts";
import { expectSound } from "../odd.ts";
import { type Body, patched } from "../openInApp.ts";
import { CASES, type PlayerCase } from "./cases.ts";
import { openPlayer, PLAYER } from "./openPlayer.ts";

for (const one of CASES) {
  test(`a player, ${one.name}`, async ({ page }) => {
    const { problems } = watch(page);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await answerAs(page, one);
    await openPlayer(page, one.tab ? `${PLAYER}?tab=${one.tab}` : PLAYER);
    expect(problems).toEqual([]);
    await expectSound(page, one, "player");
  });
}

async function answerAs(page: Page, { player = {}, history, matches, percentiles }: PlayerCase) {
  const { color, textColor, ...plain } = player as Body;
  const dress = (body: Body) => ({
    ...body,
    ...plain,
    // The address names him: it goes along, or the page would lead on.
    team: color ? { ...body.team, color, textColor } : body.team,
  });
  await page.route(/\/api\/v1\/player\/2587\?/, (route) => patched(route, dress));
  if (history) await page.route("**/api/v1/player/2587/history*", (route) => route.fulfill({ json: history }));
  if (matches) await page.route("**/api/v1/player/2587/matches*", (route) => route.fulfill({ json: matches }));
  if (percentiles === null) {
    await page.route("**/api/v1/player/2587/percentiles*", (route) => route.fulfill({ json: null }));
  }
}

test("a part that fails says so and can be asked for again, and the rest is there", async ({ page }) => {
  let isDown = true;
  await page.route("**/api/v1/player/2587/percentiles*", (route) => (isDown ? route.abort() : route.continue()));
  await openPlayer(page);
  const part = page.getByRole("main").locator("section", { hasText: "Entre os da sua posição" }).last();
  await expect(part.getByRole("button", { name: "Tentar de novo" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Golos por jornada" })).toBeVisible();
  isDown = false;
  await part.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(part.getByRole("row", { name: /Golos/ }).first()).toBeVisible();
});
