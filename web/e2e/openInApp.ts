import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { untilAlive } from "./browser.ts";

/** Presses a link to an address that nothing on the page leads to: at its top, where nothing moves away under the pointer. */
export async function follow(page: Page, href: string): Promise<Locator> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to, textContent: "elsewhere" });
    document.querySelector("main")?.prepend(link);
  }, href);
  const link = page.getByRole("link", { name: "elsewhere", exact: true });
  await link.click();
  return link;
}

/** Opens a page from within the app, which then reads all of it itself: what the API says can be changed on its way. */
export async function openInApp(page: Page, href: string) {
  await page.goto("/calendar/20262027/2026-08?competition=taca-atlantica");
  await untilAlive(page);
  const link = await follow(page, href);
  // There, or wherever that leads.
  await page.waitForURL((url) => !url.pathname.startsWith("/calendar"));
  // Marked until the page is drawn.
  await expect(page.locator("html[data-moving]")).toHaveCount(0);
  // Gone already where the page has another layout.
  await link.evaluateAll((links) => links.map((one) => one.remove()));
  await page.waitForLoadState("networkidle");
}

/** Opens a page as if no server had painted it: the app reads all of it itself, also what every page has around it. */
export async function openUnpainted(page: Page, path: string) {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/(<script [^>]*id="jornada-state">)[\s\S]*?(<\/script>)/, "$1$2"),
    });
  });
  await page.goto(path);
  await untilAlive(page);
}

// biome-ignore lint/suspicious/noExplicitAny: what the API says, changed in places
export type Body = any;

/** An answer of the API, changed in places. One that the page asked for and no longer needs, as its test is over, is let go. */
export async function patched(route: Route, change: (body: Body) => Body) {
  try {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  } catch (error) {
    if (!/Test ended|has been disposed/.test((error as Error).message)) throw error;
  }
}
