import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, untilAlive, untilPartAlive, watch } from "../browser.ts";

const hero = (page: Page) => page.getByRole("region", { name: "Destaques" });
const slides = (page: Page) => hero(page).getByRole("navigation").getByRole("link");

/** It stands still as long as the pointer or the focus is in it. */
async function leaveHero(page: Page) {
  await page.mouse.move(1, 1);
  await page.getByRole("main").focus();
}

test("the hero moves on by itself until somebody stops it", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await untilAlive(page);
  await expect(slides(page).nth(0)).toHaveAttribute("aria-current", "true");
  await page.clock.runFor(8_500);
  await expect(slides(page).nth(1)).toHaveAttribute("aria-current", "true");
  await hero(page).getByRole("button", { name: "Parar os destaques" }).click();
  await leaveHero(page);
  await page.clock.runFor(20_000);
  await expect(slides(page).nth(1)).toHaveAttribute("aria-current", "true");
});

test("the hero's button answers to fingers and to keys", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto("/");
  await untilAlive(page);
  const stop = hero(page).getByRole("button", { name: "Parar os destaques" });
  const go = hero(page).getByRole("button", { name: "Passar os destaques" });
  await stop.tap();
  await expect(go).toBeVisible();
  await go.tap();
  await expect(stop).toBeVisible();
  for (const key of ["Enter", "Space"]) {
    await stop.focus();
    await page.keyboard.press(key);
    await expect(go).toBeFocused();
    await page.keyboard.press(key);
    await expect(stop).toBeFocused();
  }
  await stop.tap();
  await leaveHero(page);
  const shown = () => slides(page).evaluateAll((all) => all.findIndex((one) => one.hasAttribute("aria-current")));
  const before = await shown();
  await page.clock.runFor(20_000);
  expect(await shown()).toBe(before);
  await context.close();
});

test("the hero stands still where motion is not wanted, and goes by keys", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await untilAlive(page);
  await expect(hero(page).getByRole("button", { name: "Passar os destaques" })).toBeVisible();
  await slides(page).nth(0).focus();
  await page.keyboard.press("ArrowRight");
  await expect(slides(page).nth(1)).toBeFocused();
  await expect(slides(page).nth(1)).toHaveAttribute("aria-current", "true");
  await expect(hero(page).getByRole("heading", { level: 2 }).nth(1)).toBeInViewport();
});

test("the hero is pushed along by a finger", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto("/");
  await untilAlive(page);
  const box = await hero(page).boundingBox();
  if (!box) throw new Error("a hero");
  const touch = await context.newCDPSession(page);
  const at = (x: number) => [{ x, y: box.y + 200 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(340) });
  for (const x of [280, 200, 120, 60]) {
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(x) });
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(slides(page).nth(1)).toHaveAttribute("aria-current", "true");
  await context.close();
});

test("without scripts every highlight and every block is there", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(hero(page).getByRole("heading", { level: 2 })).toHaveCount(5);
  for (const title of ["Notícias", "Vídeos", "Parceiros"]) {
    await expect(page.getByRole("main").getByRole("heading", { name: title, level: 2 })).toBeVisible();
  }
  await context.close();
});

test("others learn what the site is, where it is searched, and what it is shared with", async ({ page, request }) => {
  await page.goto("/");
  const { origin } = new URL((await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "");
  const written = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = written.map((text) => JSON.parse(text));
  const thing = (type: string) => things.find((one) => one["@type"] === type);
  expect(thing("WebSite")).toMatchObject({
    "@context": "https://schema.org",
    name: "Jornada",
    url: `${origin}/`,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  });
  const organization = thing("SportsOrganization");
  expect(organization).toMatchObject({ name: "Jornada", url: `${origin}/` });
  const shared = (await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "";
  for (const picture of [organization.logo, shared]) {
    const { pathname, search, origin: home } = new URL(picture);
    expect(home).toBe(origin);
    const answer = await request.get(pathname + search);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
  }
});

test("a block is brought to life when it is near, and not before", async ({ page }) => {
  const { problems } = watch(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/");
  await untilAlive(page);
  const isContent = (path: string) => path.includes("contentBlocks");
  expect(scripts.some(isContent)).toBe(false);
  await page.getByRole("heading", { name: "Notícias", level: 2 }).scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.some(isContent)).toBe(true);
  expect(problems).toEqual([]);
});

test("a visitor's club is kept on the device: its colours, its matches, its news", async ({ page }) => {
  const { problems } = watch(page);
  await page.goto("/");
  await untilAlive(page);
  const choice = page.getByRole("list", { name: "Clubes", exact: true }).last();
  await untilPartAlive(page, "favourite");
  await choice.getByRole("link", { name: "Farol do Cabo" }).click();
  await expect(page.getByText("O meu clube")).toBeVisible();
  const place = page.getByRole("group", { name: "O meu clube" });
  await expect(place).toBeFocused();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Farol do Cabo", level: 2 })).toBeVisible();
  await expect(page.getByText(/^Próximo jogo, /)).toBeVisible();
  await expect(page.getByText(/^\d+\.º, \d+ pontos$/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await untilAlive(page);
  await page.getByRole("heading", { name: "Notícias", level: 2 }).first().scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: "Farol do Cabo", level: 2 })).toBeVisible();
  await page.getByRole("button", { name: "Mudar de clube" }).click();
  await expect(page.getByRole("heading", { name: "Escolha o seu clube" })).toBeVisible();
  await expect(place.getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Farol do Cabo", level: 2 })).toBeVisible();
  await expect(place).toBeFocused();
  expect(problems).toEqual([]);
});

test("a club is chosen on its own page too", async ({ page }) => {
  await page.goto("/team/1/farol-do-cabo/liga-atlantica/20262027");
  await untilAlive(page);
  await page.getByRole("button", { name: "Seguir", exact: true }).click();
  await expect(page.getByRole("button", { name: "O meu clube" })).toHaveAttribute("aria-pressed", "true");
  await page.goto("/");
  await untilAlive(page);
  await page.getByRole("heading", { name: "Notícias", level: 2 }).first().scrollIntoViewIfNeeded();
  await expect(page.getByText("O meu clube")).toBeVisible();
});

test("what is kept on the device may be nonsense", async ({ page }) => {
  const { problems } = watch(page, (url) => url.includes("/api/v1/team/info"));
  await page.addInitScript(() => localStorage.setItem("jornada_club", '{"id":999999,"name":"Clube Fantasma"}'));
  await page.goto("/");
  await untilAlive(page);
  await page.getByRole("heading", { name: "Notícias", level: 2 }).first().scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: "Clube Fantasma" })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("jornada_club", "{{{"));
  await page.getByRole("button", { name: "Mudar de clube" }).click();
  await expect(page.getByRole("heading", { name: "Escolha o seu clube" })).toBeVisible();
  expect(problems).toEqual([]);
});
