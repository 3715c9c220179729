import { expect, test } from "@playwright/test";
import { focusedName, untilAlive, watch } from "../browser.ts";
import { patched } from "../openInApp.ts";

const CARDS = "main ul li h3";

test("a tab and what is below it are chosen, and the address says so", async ({ page }) => {
  const { problems } = watch(page);
  await page.goto("/videos");
  await untilAlive(page);
  await page.getByRole("navigation", { name: "Vídeos de" }).getByRole("link", { name: "Liga Atlântica" }).click();
  await expect(page).toHaveURL(/\/videos\?tag=liga-atlantica$/);
  await page.getByRole("link", { name: "Golos", exact: true }).click();
  await expect(page).toHaveURL(/\/videos\?tag=liga-atlantica&type=golos$/);
  await expect(page.getByRole("link", { name: "Golos", exact: true })).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveTitle(/^Vídeos: Liga Atlântica, Golos/);
  for (const tag of await page
    .locator("main ul li time")
    .evaluateAll((all) => all.map((one) => one.previousElementSibling?.textContent))) {
    expect(tag).toBe("Golos");
  }
  await page.goBack();
  await expect(page.getByRole("link", { name: "Tudo", exact: true })).toHaveAttribute("aria-current", "true");
  expect(problems).toEqual([]);
});

test("more are shown where one is, and the focus stays", async ({ page }) => {
  await page.goto("/videos");
  await untilAlive(page);
  await expect(page.locator(CARDS)).toHaveCount(18);
  const more = page.getByRole("link", { name: "Mostrar mais 18" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(CARDS)).toHaveCount(36);
  await expect(page.getByText("36 de 90 vídeos")).toBeVisible();
  expect(await focusedName(page)).toBe("Mostrar mais 18");
  await expect(page).toHaveURL(/\/videos$/);
  await page.locator(CARDS).nth(20).click();
  await expect(page).toHaveURL(/\/video\/\d+\//);
  await page.goBack();
  await expect(page.locator(CARDS)).toHaveCount(36);
});

test("without scripts the rest is on pages of its own", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/videos`);
  await page.getByRole("link", { name: "Mostrar mais 18" }).click();
  await expect(page).toHaveURL(/\/videos\?page=2$/);
  await expect(page.locator(CARDS)).toHaveCount(18);
  await context.close();
});

test("the club of this device has its tab, and nothing moves when it is known", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("jornada_club", JSON.stringify({ id: 1, name: "Farol do Cabo" })),
  );
  await page.goto("/videos");
  await untilAlive(page);
  const tab = page.getByRole("link", { name: "O meu clube" });
  await expect(tab).toHaveAttribute("href", "/videos?team=1");
  await tab.click();
  await expect(page.getByRole("heading", { level: 2, name: "Farol do Cabo" })).toBeVisible();
  await expect(tab).toHaveAttribute("aria-current", "page");
});

test("a video plays by keyboard, and nobody else hears of it before", async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  const counted: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) elsewhere.push(request.url());
    if (request.method() === "POST") counted.push(new URL(request.url()).pathname);
  });
  await page.goto("/videos");
  await untilAlive(page);
  await page.locator(CARDS).first().click();
  await expect(page).toHaveURL(/\/video\/\d+\/[\w-]+$/);
  const title = (await page.locator("article h1").textContent()) ?? "";
  const play = page.getByRole("button", { name: `Ver o vídeo: ${title}` });
  expect(counted).toEqual([]);
  await play.focus();
  await page.keyboard.press("Enter");
  const playing = page.getByRole("img", { name: `Ver o vídeo: ${title}` });
  await expect(playing).toBeVisible();
  await expect(playing).toBeFocused();
  await expect.poll(() => counted.filter((path) => /^\/api\/v1\/content\/\d+\/views$/.test(path))).toHaveLength(1);
  expect(elsewhere).toEqual([]);
});

test("a video of another site is framed after a click, and asks nobody before", async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  await page.route(/youtube-nocookie/, (route) => {
    elsewhere.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>Leitor</p>" });
  });
  // The server has no such video: what the page reads for the next one is changed on its way.
  await page.route(/\/api\/videos\/\d+\?/, (route) =>
    patched(route, (body) => {
      Object.assign(body.data.attributes, { url: "https://www.youtube.com/watch?v=abc", iframeText: null });
      return body;
    }),
  );
  await page.goto("/videos?page=3");
  await untilAlive(page);
  await page.locator(CARDS).nth(4).click();
  await expect(page.getByText("O vídeo vem de youtube.com")).toBeVisible();
  expect(elsewhere).toEqual([]);
  await page.getByRole("button", { name: /^Ver o vídeo/ }).click();
  await expect(page.locator("iframe")).toHaveAttribute("src", "https://www.youtube-nocookie.com/embed/abc");
  await expect(page.getByRole("link", { name: "Ver em youtube.com" })).toBeVisible();
  expect(baseURL).toBeTruthy();
});

test("wrong and missing addresses", async ({ request }) => {
  const list = await (await request.get("/videos")).text();
  const [own = ""] = /\/video\/\d+\/[\w-]+/.exec(list) ?? [];
  const [id = ""] = /\/video\/\d+/.exec(own) ?? [];
  for (const other of [id, `${id}/outro-nome`]) {
    const moved = await request.get(other, { maxRedirects: 0 });
    expect(moved.status(), other).toBe(308);
    expect(moved.headers().location).toContain(own);
  }
  for (const missing of [
    "/video/99999999",
    "/video/golo",
    "/videos?tag=nao-ha",
    "/videos?tag=liga-atlantica&type=nao-ha",
    "/videos?page=99",
    "/videos?team=99999",
    "/publications/99999999",
    "/publications?page=99",
    "/statements?page=99",
    "/statements?tag=nao-ha",
  ]) {
    expect((await request.get(missing)).status(), missing).toBe(404);
  }
  const first = await request.get("/videos?page=1", { maxRedirects: 0 });
  expect(first.status()).toBe(308);
});
