import { expect, type Page, test } from "@playwright/test";
import { untilAlive, watch } from "../browser.ts";

/** The numbers of the statements on a page. */
async function idsOn(page: Page): Promise<string[]> {
  return page.locator("main ol article").evaluateAll((all) => all.map(({ id }) => id));
}

test("a statement is found by its number, on whatever page of the list it stands", async ({ page }) => {
  const { problems } = watch(page);
  await page.goto("/statements?page=3");
  const [old = ""] = await idsOn(page);
  const title = (await page.locator(`[id="${old}"] h2`).textContent()) ?? "";
  await page.goto(`/statements#${old}`);
  await untilAlive(page);
  const asked = page.getByRole("region", { name: "O comunicado que procura" });
  await expect(asked.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.locator(`[id="${old}"]`)).toBeInViewport();
  expect(problems).toEqual([]);
});

test("one that is on the page is shown where it stands", async ({ page }) => {
  await page.goto("/statements");
  const ids = await idsOn(page);
  expect(ids).toHaveLength(12);
  const last = ids.at(-1) ?? "";
  await page.goto("/news");
  await page.goto(`/statements#${last}`);
  await untilAlive(page);
  await expect(page.locator(`[id="${last}"]`)).toBeInViewport();
  await expect(page.getByText("O comunicado que procura")).toHaveCount(0);
});

test("one that is gone is said to be gone", async ({ page }) => {
  await page.goto("/statements#99999999");
  await untilAlive(page);
  await expect(page.getByText("O comunicado que procura já não está aqui.")).toBeVisible();
});

test("the text of a statement opens in place", async ({ page }) => {
  await page.goto("/statements");
  await untilAlive(page);
  const first = page.locator("main ol article").first();
  await first.locator("summary").click();
  await expect(first.locator("details > div")).toBeVisible();
});
