import { expect, test } from "@playwright/test";

/** Addresses of the site before: each leads on for good, to where its content is now. */

const season = "20262027";

for (const [from, to] of [
  ["/homepage", /^\/$/],
  ["/pt/homepage", /^\/$/],
  ["/en/homepage", /^\/\?lang=en$/],
  [`/pt/epocas/${season}/competicoes/liga-atlantica`, /^\/competition\/liga-atlantica/],
  [`/pt/epocas/2026-2027/equipas/farol-do-cabo`, /^\/team\/\d+\/farol-do-cabo\/[\w-]+\/20262027$/],
  [`/en/epocas/${season}/clubs/farol-do-cabo`, /^\/team\/\d+\/farol-do-cabo\/[\w-]+\/20262027\?lang=en$/],
  ["/pt/paginas/conteudos/sobre-a-liga", /^\/pages\/about$/],
  ["/pt/paginas/conteudos/institucional/terms", /^\/pages\/terms$/],
  ["/bilhetes", /^\/calendar$/],
  ["/app", /^\/pages\/download-app$/],
  ["/pt/liga/liga-atlantica", /^\/competition\/liga-atlantica/],
] as const) {
  test(`${from} leads on`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toMatch(to);
    expect((await request.get(from)).status()).toBe(200);
  });
}

test("what had an address of its own is found at it, with and without a slash at the end", async ({ request }) => {
  for (const type of ["news", "opinions", "pressreleases", "publications", "comunicados", "videos", "static-pages"]) {
    const asked = `/api/${type}?filters[legacyUrl][$notNull]=true&fields[0]=legacyUrl&pagination[pageSize]=1`;
    const { data } = await (await request.get(asked)).json();
    expect(data, type).toHaveLength(1);
    const { legacyUrl } = data[0].attributes;
    for (const address of [legacyUrl, `${legacyUrl}/`]) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      expect(new URL(response.url()).pathname, address).not.toBe(legacyUrl);
    }
  }
});

test("an article is found by the last part of its old address", async ({ request }) => {
  const { data } = await (await request.get("/api/news?fields[0]=slug&pagination[pageSize]=1")).json();
  const { slug } = data[0].attributes;
  const response = await request.get(`/media/${slug}`, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toMatch(new RegExp(`^/news/\\d+/${slug}$`));
});

for (const lost of [
  "/media/nada-disto",
  "/pt/epocas/1999/equipas/nada",
  "/pt/liga/nada/disto",
  "/pt/paginas/conteudos/nada",
]) {
  test(`${lost} is not there, and says where to look`, async ({ page }) => {
    const response = await page.goto(lost);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("main").getByRole("search")).toBeVisible();
  });
}
