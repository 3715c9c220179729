import { expect, test } from "@playwright/test";
import { untilAlive, watch } from "../browser.ts";
import { openDesk } from "../staff.ts";

const TEXT = [{ __component: "blocks.rich-text", content: "<p>Ainda em segredo.</p>" }];

test("a draft is seen by whoever has the signed link, and by nobody else", async ({ page, request }) => {
  const { problems } = watch(page);
  const desk = openDesk(request);
  const { data } = await desk.create("news", { title: "Por publicar", publishedAt: null, content: TEXT });
  const address = `/news/${data.id}/por-publicar`;
  const { data: link } = await desk.create(`news/${data.id}/actions/preview`, {});
  const counted: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("/views")) counted.push(sent.url());
  });

  await page.clock.install();
  const response = await page.goto(`/news/${data.id}?preview=${link.token}`);
  expect(response?.status()).toBe(200);
  await untilAlive(page);
  await expect(page).toHaveURL(`${address}?preview=${link.token}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Por publicar");
  await expect(page.getByRole("article")).toContainText("Ainda em segredo.");
  await expect(page.getByRole("complementary", { name: "Rascunho" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await page.clock.fastForward(10_000);
  expect(counted).toEqual([]);
  expect(problems).toEqual([]);

  for (const other of [address, `${address}?preview=nonsense`, `${address}?preview=${link.token}x`]) {
    const refused = await request.get(other);
    expect(refused.status(), other).toBe(404);
    expect(await refused.text()).not.toContain("Ainda em segredo.");
  }

  await desk.create(`news/${data.id}/actions/publish`, {});
  expect((await request.get(address)).status()).toBe(200);
});

test("whoever comes to a page that is published by a link that was not signed sees it as it is", async ({
  request,
}) => {
  const desk = openDesk(request);
  await desk.create("static-pages", { title: "Quem somos nós", slug: "quem-somos-nos" });
  const { data: other } = await desk.create("static-pages", { title: "Por publicar", publishedAt: null });
  const { data: link } = await desk.create(`static-pages/${other.id}/actions/preview`, {});
  for (const page of ["/pages/quem-somos-nos", "/pages/download-app"]) {
    for (const token of ["nonsense", link.token]) {
      const response = await request.get(`${page}?preview=${token}`);
      expect(response.status(), page).toBe(200);
      expect(new URL(response.url()).search, page).toBe("");
    }
  }
});

test("what is for the league's own app alone has no page on the site", async ({ request }) => {
  const desk = openDesk(request);
  for (const [type, path] of [
    ["news", "news"],
    ["videos", "video"],
    ["publications", "publications"],
  ]) {
    const { data: inApp } = await desk.create(type as string, { title: "Na app", platform: "app" });
    expect((await request.get(`/${path}/${inApp.id}`)).status(), type).toBe(404);
    const { data: everywhere } = await desk.create(type as string, { title: "Em todo o lado", platform: "all" });
    expect((await request.get(`/${path}/${everywhere.id}`)).status(), type).toBe(200);
  }
});
