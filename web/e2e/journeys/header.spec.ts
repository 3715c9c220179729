import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, focusedName, untilAlive, untilStill } from "../browser.ts";
import { follow } from "../openInApp.ts";

const sectionsOf = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: /^(Secções|Sections)$/ });

async function tabTo(page: Page, name: string | RegExp) {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press("Tab");
    const focused = await focusedName(page);
    if (typeof name === "string" ? focused === name : name.test(focused)) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

test("by keyboard alone: past the header, into the search, through the competitions and to the footer", async ({
  page,
}) => {
  await page.goto("/");
  await untilAlive(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Saltar para o conteúdo" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Saltar para a pesquisa" })).toBeFocused();
  await page.keyboard.press("Enter");
  const search = page.getByRole("link", { name: "Pesquisar" });
  await expect(search).toBeFocused();
  await expect(search).toHaveAttribute("href", "/search");
  await page.keyboard.press("Tab");
  expect(await focusedName(page)).toBe("Tema: Sistema");

  await page.goto("/");
  await untilAlive(page);

  await tabTo(page, /^Competição: Liga Atlântica/);
  await page.keyboard.press("ArrowDown");
  const first = page.getByRole("banner").getByRole("link", { name: /^Liga Atlântica/ });
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("banner").getByRole("link", { name: /^Segunda Atlântica/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  expect(await focusedName(page)).toMatch(/^Competição: Liga Atlântica/);
});

test("the page's place is marked wherever one is", async ({ page }) => {
  const current = sectionsOf(page).locator("[aria-current=page]");
  await page.goto("/");
  await expect(current).toHaveText("Início");
  await page.goto("/competition/liga-atlantica/classification?type=home");
  await expect(current).toHaveText("Classificação");
  await untilAlive(page);
  const club = page.getByRole("banner").getByRole("navigation", { name: "Clubes" }).getByRole("link").nth(4);
  await expect(club).not.toHaveAttribute("aria-current");
  await club.click();
  await expect(club).toHaveAttribute("aria-current", "true");
});

test("another language, the same page", async ({ page }) => {
  await page.goto("/competition/liga-atlantica?tab=teams");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(new URL(page.url()).searchParams.get("tab")).toBe("teams");
  await page.goto("/?lang=pt");
});

for (const [width, zoom] of [
  [1024, 1],
  [1280, 1],
  [1440, 1],
  [1440, 2],
] as const) {
  test(`nothing of the header overlaps or wraps at ${width} pixels, ${zoom * 100} %`, async ({ page }) => {
    // A page that is zoomed has so many pixels fewer.
    await page.setViewportSize({ width: width / zoom, height: 800 / zoom });
    await page.goto("/?lang=en");
    await untilAlive(page);
    await untilStill(page);
    const { overlaps, height } = await page.getByRole("banner").evaluate((header) => {
      const bar = [...header.children].at(-1);
      const parts = [...(bar?.children ?? [])]
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.width > 0);
      return {
        overlaps: parts.some((box, index) => index > 0 && box.left < (parts[index - 1]?.right ?? 0) - 0.5),
        height: bar?.getBoundingClientRect().height,
      };
    });
    expect(overlaps).toBe(false);
    expect(height).toBe(width / zoom >= 1024 ? 68 : 56);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width / zoom);
    await page.goto("/?lang=pt");
  });
}

test("what surrounds a page never fails it", async ({ page }) => {
  await page.goto("/calendar/20262027/2026-08?competition=taca-atlantica");
  await untilAlive(page);
  await page.route(/\/api\/(header|footer|settings|partnerships|v2\/seasons|v2\/international)/, (route) =>
    route.abort(),
  );
  await follow(page, "/competition/liga-atlantica");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Liga Atlântica");
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("partners are shown at the foot of the page, the main one first", async ({ page }) => {
  await page.goto("/");
  await untilAlive(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const partners = page.getByRole("contentinfo").getByRole("list", { name: "Parceiros" });
  await expect(partners.getByRole("img").first()).toHaveAttribute("alt", "Velame");
  await expectAccessible(page);
});
