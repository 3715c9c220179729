import { expect, type Page } from "@playwright/test";
import { expectAccessible, untilStill } from "./browser.ts";

/** A page as it is with odd answers of the API. */
export interface OddCase {
  name: string;
  /** What the page must say. */
  says: RegExp[];
  /** What it must not. */
  never?: RegExp[];
}

/** It says what it must, everybody can use it in every look, and it fits; `folder` keeps its pictures. */
export async function expectSound(page: Page, { name, says, never = [] }: OddCase, folder: string) {
  const main = page.getByRole("main");
  for (const words of says) await expect(main.getByText(words).first()).toBeAttached();
  for (const words of never) await expect(main.getByText(words)).toHaveCount(0);
  const takePicture = async (look: string) => {
    if (!process.env.E2E_PICTURES) return;
    const path = `test-results/${folder}/${name.replaceAll(" ", "-")}-${look}.jpg`;
    await page.screenshot({ path, fullPage: true, type: "jpeg", quality: 80 });
  };
  await expectAccessible(page);
  await takePicture("desktop-light");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await takePicture("phone-dark");
  await page.setViewportSize({ width: 320, height: 640 });
  await untilStill(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}
