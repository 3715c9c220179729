import { expect, type Page, type Route, test } from "@playwright/test";
import { expectAccessible, untilAlive, untilStill, watch } from "../browser.ts";
import { CASES, type MatchCase } from "./cases.ts";

const ADDRESS = "/match/20262027/liga-atlantica/14/1594";

for (const one of CASES) {
  test(`a match, ${one.name}`, async ({ page }) => {
    const { problems } = watch(page);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await answerAs(page, one);
    await open(page);
    const main = page.getByRole("main");
    for (const words of one.says) await expect(main.getByText(words).first()).toBeAttached();
    for (const words of one.never ?? []) await expect(main.getByText(words)).toHaveCount(0);
    expect(problems).toEqual([]);
    await expectAccessible(page);
    await takePicture(page, one, "desktop-light");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await takePicture(page, one, "phone-dark");
    await page.setViewportSize({ width: 320, height: 640 });
    await untilStill(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

/** The app reads the match itself: the server would only make a page of what it has. */
async function open(page: Page) {
  await page.goto("/calendar/20262027/2026-08?competition=taca-atlantica");
  await untilAlive(page);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "match" });
    document.querySelector("main")?.append(link);
  }, ADDRESS);
  await page.getByRole("link", { name: "match", exact: true }).click();
  await expect(page.getByRole("region", { name: "Resultado" })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

async function answerAs(page: Page, { fixture = {}, now, formations }: MatchCase) {
  await page.route("**/api/v1/match/info/static*", (route) => patched(route, (body) => dress(body, fixture)));
  await page.route("**/api/v1/match/info/dynamic*", (route) => patched(route, (body) => ({ ...body, ...now })));
  if (formations === undefined || formations === "real") return;
  await page.route("**/api/v1/match/formations*", (route) =>
    patched(route, ({ home, away }) => ({ home: undress(home, formations), away: undress(away, formations) })),
  );
}

// biome-ignore lint/suspicious/noExplicitAny: what the API says, changed in places
type Body = any;

async function patched(route: Route, change: (body: Body) => Body) {
  const response = await route.fetch();
  await route.fulfill({ response, json: change(await response.json()) });
}

function dress(body: Body, fixture: Body): Body {
  const { longNames, oneColour, ...plain } = fixture;
  const side = (team: Body) => ({
    ...team,
    ...(longNames ? { name: longNames } : {}),
    ...(oneColour ? { color: oneColour, textColor: "#001941" } : {}),
  });
  return { ...body, ...plain, homeTeam: side(body.homeTeam), awayTeam: side(body.awayTeam) };
}

function undress(side: Body, how: "none" | "odd"): Body {
  if (how === "none") return { ...side, lines: [], bench: [], staff: [], coach: null, tactic: [], formation: null };
  return {
    ...side,
    formation: "5-5-5",
    tactic: [5, 5, 5],
    lines: [side.lines.flat().slice(0, 8), [], side.lines.flat().slice(8, 9)],
  };
}

async function takePicture(page: Page, { name }: MatchCase, look: string) {
  const path = `test-results/match/${name.replaceAll(" ", "-")}-${look}.jpg`;
  await page.screenshot({ path, fullPage: true, type: "jpeg", quality: 80 });
}
