import { expect, type Page } from "@playwright/test";
import { untilAlive } from "../browser.ts";

export const PLAYER = "/player/2587/valentim-cerejal/20262027/2";

/** The app reads the player itself: the server would only make a page of what it has. */
export async function openPlayer(page: Page, address: string = PLAYER) {
  await page.goto("/calendar/20262027/2026-08?competition=taca-atlantica");
  await untilAlive(page);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "player" });
    document.querySelector("main")?.append(link);
  }, address);
  await page.getByRole("link", { name: "player", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Páginas do jogador" })).toBeVisible();
  await page.waitForLoadState("networkidle");
}
