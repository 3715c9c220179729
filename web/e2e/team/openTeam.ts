import { expect, type Page, type Route } from "@playwright/test";
import { untilAlive } from "../browser.ts";

export const FAROL = "/team/1/farol-do-cabo/liga-atlantica/20262027";

/** The app reads the club itself: the server would only make a page of what it has. */
export async function openTeam(page: Page, href: string) {
  await page.goto("/calendar/20262027/2026-08?competition=taca-atlantica");
  await untilAlive(page);
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to, textContent: "club" });
    document.querySelector("main")?.append(link);
  }, href);
  await page.getByRole("link", { name: "club", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Páginas do clube" })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

// biome-ignore lint/suspicious/noExplicitAny: what the API says, changed in places
export type Body = any;

/** An answer of the API, changed in places. */
export async function patched(route: Route, change: (body: Body) => Body) {
  const response = await route.fetch();
  await route.fulfill({ response, json: change(await response.json()) });
}
