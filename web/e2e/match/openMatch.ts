import { expect, type Page, type Route } from "@playwright/test";
import { untilAlive } from "../browser.ts";

const ADDRESS = "/match/20262027/liga-atlantica/14/1594";

/** The app reads the match itself: the server would only make a page of what it has. */
export async function openMatch(page: Page) {
  await page.goto("/calendar/20262027/2026-08?competition=taca-atlantica");
  await untilAlive(page);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "match" });
    document.querySelector("main")?.append(link);
  }, ADDRESS);
  await page.getByRole("link", { name: "match", exact: true }).click();
  await expect(page.getByRole("region", { name: "Resultado" })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

// biome-ignore lint/suspicious/noExplicitAny: what the API says, changed in places
export type Body = any;

/** An answer of the API, changed in places. */
export async function patched(route: Route, change: (body: Body) => Body) {
  const response = await route.fetch();
  await route.fulfill({ response, json: change(await response.json()) });
}

/** Whoever comes back to the page gets the latest at once; the clock of the browser need not be moved. */
export async function comeBack(page: Page) {
  const answered = page.waitForResponse((response) => response.url().includes("info/dynamic"));
  await page.evaluate(() => {
    const show = (state: string) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      Object.defineProperty(document, "hidden", { value: state === "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    };
    show("hidden");
    show("visible");
  });
  await answered;
}
