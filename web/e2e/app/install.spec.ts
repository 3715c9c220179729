import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectAccessible, untilAlive } from "../browser.ts";
import { expect, test, untilKept } from "./app.ts";

/** As a browser offers it, with what somebody answers. */
const OFFER = (outcome: string) => {
  addEventListener("load", () => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    dispatchEvent(Object.assign(event, { prompt: async () => ({ outcome }) }));
  });
};

const card = (page: import("@playwright/test").Page) => page.getByRole("region", { name: /no ecrã principal/ });

test("is installed, opens by itself without a browser around it, and without a network", async ({
  between,
  playwright,
  launchOptions,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "jornada-installed-"));
  const context = await playwright.chromium.launchPersistentContext(folder, launchOptions);
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(`${between.origin}/`);
    await untilKept(page);
    const session = await context.newCDPSession(page);
    expect((await session.send("Page.getInstallabilityErrors")).installabilityErrors).toEqual([]);
    const { errors, manifest } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(manifest.shortcuts?.map(({ url }) => new URL(url).pathname)).toContain("/calendar");
    const manifestId = `${between.origin}/`;
    await session.send("PWA.install", { manifestId, installUrlOrBundleUrl: manifestId });
    await session.send("PWA.changeAppUserSettings", { manifestId, displayMode: "standalone" });

    between.isDown = true;
    const opened = context.waitForEvent("page");
    await session.send("PWA.launch", { manifestId });
    const app = await opened;
    await expect(app.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await app.evaluate(() => matchMedia("(display-mode: standalone)").matches)).toBe(true);
    await untilAlive(app);
    await expect(app.getByRole("button", { name: "Voltar" })).toHaveCount(0);
    await app.getByRole("link", { name: "Notícias" }).first().click();
    await expect(app.getByRole("heading", { level: 1, name: "Notícias" })).toBeVisible();
    await app.getByRole("button", { name: "Voltar" }).click();
    await expect(app).toHaveURL(`${between.origin}/`);
    await expect(card(app)).toHaveCount(0);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

for (const answer of ["accepted", "dismissed"]) {
  test(`is offered to who comes back, and not again to who has ${answer} it`, async ({ page }) => {
    await page.addInitScript(OFFER, answer);
    await page.goto("/");
    await untilAlive(page);
    await page.waitForTimeout(2_000);
    await expect(card(page), "not on the first visit").toHaveCount(0);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/");
    await expect(card(page)).toBeVisible();
    await expectAccessible(page);
    await card(page).getByRole("button", { name: "Instalar" }).click();
    await expect(card(page)).toHaveCount(0);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/calendar");
    await untilAlive(page);
    await page.waitForTimeout(2_000);
    await expect(card(page)).toHaveCount(0);
  });
}

test.describe("on an iPhone", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    viewport: { width: 390, height: 844 },
  });

  test("it is told how to install, and kept in mind that it was", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("jornada_visits", "5"));
    await page.goto("/");
    await card(page).getByRole("button", { name: "Ver como" }).click();
    const steps = page.getByRole("dialog", { name: "Instalar no iPhone ou no iPad" });
    await expect(steps.getByRole("listitem")).toHaveCount(3);
    await expectAccessible(page);
    await steps.getByRole("button", { name: "Fechar" }).click();
    await expect(card(page)).toHaveCount(0);
    await page.reload();
    await untilAlive(page);
    await page.waitForTimeout(2_000);
    await expect(card(page)).toHaveCount(0);
  });
});
