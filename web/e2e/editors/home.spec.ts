import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, untilAlive, watch } from "../browser.ts";
import { openDesk } from "../staff.ts";

test.describe.configure({ mode: "serial" });

const titles = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

test("what editors put on the home page shows at the next request, in their order", async ({ page, request }) => {
  const { problems } = watch(page);
  const desk = openDesk(request);
  await desk.create("news", { title: "A primeira notícia", lead: "Do dia", publishedAt: "2026-11-14T08:00:00Z" });
  const blocks = [
    {
      kind: "text",
      width: "half",
      title: "Um texto",
      text: "<p>Palavras <strong>fortes</strong></p>",
    },
    { kind: "banner", width: "half", title: "Um cartaz", link: { label: "Ver", url: "/calendar" } },
    { kind: "news", width: "full", title: "O que se escreve" },
  ];
  await desk.save("homepage", { blocks, publishedAt: "2026-11-14T08:00:00Z" });
  await page.goto("/?lang=pt");
  await expect(titles(page).filter({ hasText: /Um texto|O que se escreve/ })).toHaveText([
    "Um texto",
    "O que se escreve",
  ]);
  await expect(page.getByRole("heading", { name: "Um cartaz" })).toBeVisible();
  await expect(page.getByText("Palavras fortes")).toBeVisible();
  await untilAlive(page);
  await expectAccessible(page);

  await desk.save("homepage", { blocks: blocks.toReversed() });
  await page.goto("/?lang=pt");
  await expect(titles(page).filter({ hasText: /Um texto|O que se escreve/ })).toHaveText([
    "O que se escreve",
    "Um texto",
  ]);
  expect(problems).toEqual([]);
});

test("without the document the built-in blocks are back", async ({ page, request }) => {
  await openDesk(request).remove("homepage");
  await page.goto("/?lang=pt");
  await expect(titles(page).filter({ hasText: "Um texto" })).toHaveCount(0);
  await expect(page.getByText("A época ainda não começou")).toBeVisible();
});

test("a draft of the page is seen by whoever has the signed link, in its own language, and by nobody else", async ({
  page,
  request,
}) => {
  const { problems } = watch(page);
  const desk = openDesk(request);
  const blocks = [{ kind: "text", width: "full", title: "Ainda em segredo", text: "<p>Para breve</p>" }];
  await desk.save("homepage", { blocks, publishedAt: null });
  const { data: link } = await desk.create("homepage/actions/preview", {});
  for (const address of [link.page, `${link.page}&lang=en`]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", "pt-PT");
    await expect(titles(page).filter({ hasText: "Ainda em segredo" })).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Rascunho" })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  }
  await untilAlive(page);
  await expect(titles(page).filter({ hasText: "Ainda em segredo" })).toBeVisible();
  expect(problems).toEqual([]);

  const published = await request.get("/?lang=pt");
  expect(published.status()).toBe(200);
  expect(await published.text()).not.toContain("Ainda em segredo");
  const refused = await request.get("/?lang=pt&preview=nonsense");
  expect(await refused.text()).not.toContain("Ainda em segredo");
  await desk.remove("homepage");
});
