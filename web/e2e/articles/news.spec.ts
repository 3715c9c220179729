import { expect, test } from "@playwright/test";
import { untilAlive, watch } from "../browser.ts";

const HOUSE = "/news/239/casa-cheia-dez-anos-depois";

test("from the list by a tag to an article, and back to its tag", async ({ page }) => {
  const { problems } = watch(page);
  await page.goto("/news");
  await untilAlive(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveCount(14);
  await main.getByRole("navigation", { name: "Etiquetas" }).getByRole("link", { name: "Reportagem" }).click();
  await expect(page).toHaveURL("/news?tag=reportagem");
  await expect(page).toHaveTitle("Notícias: Reportagem · Jornada");
  await expect(page.getByRole("link", { name: "Reportagem", exact: true })).toHaveAttribute("aria-current", "true");
  await main.getByRole("link", { name: /Casa cheia, dez anos depois/ }).click();
  await expect(page).toHaveURL(HOUSE);
  await expect(page).toHaveTitle("Casa cheia, dez anos depois · Jornada");
  await expect(main.getByRole("article").getByRole("link", { name: "Clara Benfeita" }).first()).toHaveAttribute(
    "href",
    "/author/9/clara-benfeita",
  );
  await main.getByRole("link", { name: "Reportagem", exact: true }).first().click();
  await expect(page).toHaveURL("/news?tag=reportagem");
  expect(problems).toEqual([]);
});

test("page by page, by keyboard", async ({ page }) => {
  await page.goto("/news");
  await untilAlive(page);
  await page.getByRole("link", { name: "Página 2" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/news?page=2");
  await expect(page).toHaveTitle("Notícias – página 2 · Jornada");
  await expect(page.getByRole("link", { name: "Página 2" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Página anterior" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/news");
});

test("press releases and opinions stand beside the news, each with the way to all of them", async ({ page }) => {
  await page.goto("/news");
  const main = page.getByRole("main");
  for (const [title, href] of [
    ["Notas de imprensa", "/press-releases"],
    ["Opiniões", "/opinions"],
  ] as const) {
    const section = main.locator("section", { has: page.getByRole("heading", { level: 2, name: title }) });
    await expect(section.getByRole("listitem")).toHaveCount(3);
    await expect(section.getByRole("link", { name: "Ver tudo" })).toHaveAttribute("href", href);
  }
  const feed = main.getByRole("link", { name: "RSS: Notícias" });
  const response = await page.request.get((await feed.getAttribute("href")) ?? "");
  expect(response.headers()["content-type"]).toContain("xml");
});

test("an article leads to what is like it and to what is newest, never to itself, and to nothing twice", async ({
  page,
}) => {
  await page.goto(HOUSE);
  await untilAlive(page);
  const main = page.getByRole("main");
  const linksOf = (title: string) =>
    main
      .locator("section", { has: page.getByRole("heading", { level: 2, name: title, exact: true }) })
      .locator("li > a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const related = await linksOf("Relacionadas");
  const latest = await linksOf("Últimas");
  expect(related).toHaveLength(7);
  expect(latest).toHaveLength(2);
  expect(new Set([...related, ...latest]).size).toBe(9);
  expect([...related, ...latest]).not.toContain(HOUSE);
  await main.locator(`a[href="${related[0]}"]`).first().click();
  await expect(page).toHaveURL(related[0] ?? "");
});

test("an article is passed on", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(HOUSE);
  await untilAlive(page);
  await page.getByRole("button", { name: "Partilhar" }).click();
  await expect(page.getByText("Endereço copiado")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(HOUSE);
});

test("a view is counted once, after a while", async ({ page }) => {
  const counted: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/views")) counted.push(`${request.method()} ${new URL(request.url()).search}`);
  });
  await page.clock.install();
  await page.goto(HOUSE);
  await untilAlive(page);
  expect(counted).toEqual([]);
  await page.clock.fastForward(5000);
  await expect.poll(() => counted).toEqual(["POST ?type=news"]);
});

test("a picture that does not come gives way to one that is drawn, and is still described", async ({ page }) => {
  await page.route("**/uploads/**", (route) => route.fulfill({ status: 404 }));
  await page.goto(HOUSE);
  const picture = page.getByRole("main").locator("picture img").first();
  const said = await picture.getAttribute("alt");
  await untilAlive(page);
  await expect(picture).toHaveAttribute("src", /^\/art\/tiles\//);
  await expect(picture).toHaveAttribute("alt", said ?? "");
});

test("on paper there is the article and nothing around it", async ({ page }) => {
  await page.goto(HOUSE);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const role of ["banner", "contentinfo"] as const) await expect(page.getByRole(role)).toBeHidden();
  await expect(page.getByRole("heading", { name: "Relacionadas" })).toBeHidden();
  const colours = await page
    .getByRole("article")
    .evaluate((article) => [getComputedStyle(article).color, getComputedStyle(article).backgroundColor]);
  expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
});
