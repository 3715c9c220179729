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
