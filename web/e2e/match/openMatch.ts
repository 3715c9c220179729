import { expect, type Page } from "@playwright/test";
import { openInApp } from "../openInApp.ts";

const ADDRESS = "/match/20262027/liga-atlantica/14/1594";

/** The app reads the match itself: the server would only make a page of what it has. */
export async function openMatch(page: Page) {
  await openInApp(page, ADDRESS);
  await expect(page.getByRole("region", { name: "Resultado" })).toBeVisible();
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
