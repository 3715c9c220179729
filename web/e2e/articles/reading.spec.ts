import { expect, test } from "@playwright/test";
import { untilAlive } from "../browser.ts";

test("an article loads no scripts until its reader does something", async ({ page }) => {
  const { data } = await (await page.request.get("/api/news?fields[0]=slug&pagination[pageSize]=1")).json();
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto(`/news/${data[0].id}/${data[0].attributes.slug}`);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1500);
  expect(scripts).toEqual([]);
  await untilAlive(page);
  expect(scripts.length).toBeGreaterThan(3);
});

test("a button that is pressed before the app is there does what it says once it is", async ({ page }) => {
  const { data } = await (await page.request.get("/api/news?fields[0]=slug&pagination[pageSize]=1")).json();
  await page.goto(`/news/${data[0].id}/${data[0].attributes.slug}`);
  // Nothing has moved yet: the press is the first that the page hears of its reader.
  await page.getByRole("main").getByRole("button", { name: "Partilhar" }).dispatchEvent("pointerdown");
  await page
    .getByRole("main")
    .getByRole("button", { name: "Partilhar" })
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByText(/Endereço copiado|Não foi possível copiar/)).toBeAttached();
});
