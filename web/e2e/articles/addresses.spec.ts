import { expect, test } from "@playwright/test";
import { untilAlive } from "../browser.ts";
import { follow } from "../openInApp.ts";

const HOUSE = "/news/239/casa-cheia-dez-anos-depois";

for (const [from, to] of [
  ["/news/239", HOUSE],
  ["/news/239/another-name", HOUSE],
  ["/news?page=1", "/news"],
  ["/news?page=abc", "/news"],
  ["/news?tag=", "/news"],
  ["/opinion/59/x", "/opinion/59/a-pressa-e-inimiga-do-terceiro-passe"],
  ["/opinions?tag=numeros", "/opinions"],
  ["/author/1", "/author/1/matilde-arganil"],
  ["/author/1/x?type=opinions&page=1", "/author/1/matilde-arganil?type=opinions"],
  ["/press-releases/23", "/press-releases/23/rotunda-entra-em-campo-com-a-liga-atlantica"],
  ["/noticias", "/news"],
  ["/noticias?tag=mercado&page=2", "/news?tag=mercado&page=2"],
  ["/noticias/239/casa-cheia", "/news/239/casa-cheia"],
  ["/opinioes?page=2", "/opinions?page=2"],
  ["/opiniao/59/x", "/opinion/59/x"],
  ["/comunicados", "/statements"],
] as const) {
  test(`${from} is ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(to);
  });
}

for (const missing of [
  "/news/99999/x",
  "/news/abc",
  "/news?tag=no-such-tag",
  "/news?tag=No%20such%20tag",
  "/news?page=999",
  "/opinions?page=999",
  "/opinion/99999",
  "/author/99999",
  "/press-releases/99999",
]) {
  test(`${missing} is not there, and leads on to a search`, async ({ page }) => {
    const response = await page.goto(missing);
    expect(response?.status()).toBe(404);
    await page.getByRole("main").getByRole("searchbox").fill("farol");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=farol");
  });
}

test("a tag without news says so, and leads back", async ({ page }) => {
  const response = await page.goto("/news?tag=licenciamento");
  expect(response?.status()).toBe(200);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByText("Não há notícias com a etiqueta “Licenciamento”")).toBeVisible();
  await page.getByRole("link", { name: "Ver todas as notícias" }).click();
  await expect(page).toHaveURL("/news");
});

test("what is in another language says so and offers one's own", async ({ page }) => {
  await page.goto(`${HOUSE}?lang=en`);
  await untilAlive(page);
  await expect(page.getByRole("article")).toHaveAttribute("lang", "pt-PT");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${HOUSE}$`));
  await page.getByRole("complementary", { name: "Language" }).getByRole("link", { name: "Read in English" }).click();
  await expect(page).toHaveURL(/^[^?]+\/news\/240\/a-full-house-ten-years-on(\?lang=en)?$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A full house, ten years on");
  await expect(page.getByRole("article")).not.toHaveAttribute("lang");
});

test("the header leads to the same article in the other language", async ({ page }) => {
  await page.goto(HOUSE);
  await untilAlive(page);
  await page.getByRole("navigation", { name: "Mudar de idioma" }).getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A full house, ten years on");
});

test("a further page of a list has no counterpart: whoever changes the language begins anew", async ({ page }) => {
  await page.goto("/news?page=2");
  await untilAlive(page);
  await expect(page.locator("link[hreflang]")).toHaveCount(0);
  const english = page.getByRole("navigation", { name: "Mudar de idioma" }).getByRole("link", { name: "English" });
  await expect(english).toHaveAttribute("href", "/news?lang=en");
  await page.getByRole("main").getByRole("link", { name: "Página 1", exact: true }).click();
  await expect(page).toHaveURL("/news");
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute("href", /\/news\?lang=en$/);
});

test("a page that was moved is found from within the site too", async ({ page }) => {
  await page.route("**/api/v1/redirect?**", (route) => route.fulfill({ json: { to: HOUSE, language: null } }));
  await page.goto("/news");
  await untilAlive(page);
  await follow(page, "/antigo/casa-cheia");
  await expect(page).toHaveURL(HOUSE);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Casa cheia, dez anos depois");
});
