import { expect, type Page } from "@playwright/test";
import { openInApp } from "../openInApp.ts";

export const PLAYER = "/player/2587/valentim-cerejal/20262027/2";

/** The app reads the player itself: the server would only make a page of what it has. */
export async function openPlayer(page: Page, address: string = PLAYER) {
  await openInApp(page, address);
  await expect(page.getByRole("navigation", { name: "Páginas do jogador" })).toBeVisible();
}
