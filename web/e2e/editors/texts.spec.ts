import { expect, type Page, test } from "@playwright/test";
import { untilAlive, watch } from "../browser.ts";
import { openDesk } from "../staff.ts";

/** A league that is new has no match to show: its home page says so, and editors say it better. */

/** What was saved shows at the next request: each page is asked for once. */
async function expectBoth(page: Page, portuguese: string, english: string) {
  for (const [language, text] of [
    ["pt", portuguese],
    ["en", english],
  ]) {
    await page.goto(`/?lang=${language}`);
    expect(await page.getByRole("main").innerText()).toContain(text);
  }
}

test("a text that an editor saves is what visitors read, in both languages, as long as it is there", async ({
  page,
  request,
}) => {
  const { problems } = watch(page);
  const desk = openDesk(request);
  await expectBoth(page, "A época ainda não começou", "The season has not started");

  const saved = await desk.create("tokens", { key: "HOME_NOTHING", value: "Voltamos em agosto", locale: "pt-PT" });
  const english = await desk.create("tokens", { key: "HOME_NOTHING", value: "Back in August", locale: "en" });
  await expectBoth(page, "Voltamos em agosto", "Back in August");
  await untilAlive(page);
  await expect(page.getByRole("main")).toContainText("Back in August");

  await desk.save(`tokens/${saved.data.id}`, { value: "<b>Em agosto</b> há mais" });
  await expectBoth(page, "<b>Em agosto</b> há mais", "Back in August");

  await desk.save(`tokens/${saved.data.id}`, { value: "   " });
  await desk.remove(`tokens/${english.data.id}`);
  await expectBoth(page, "A época ainda não começou", "The season has not started");
  expect(problems).toEqual([]);
});

test("an open page reads the texts again when its visitor comes back to it", async ({ page, request }) => {
  const desk = openDesk(request);
  await page.clock.install();
  await page.goto("/?lang=pt");
  await untilAlive(page);
  await desk.create("tokens", { key: "APP_FOOTER_TEXT", value: "Escrito enquanto lia" });
  await page.clock.fastForward("02:00");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(page.getByRole("contentinfo")).toContainText("Escrito enquanto lia");
});

test("a value stands where the editor puts it, also in the title of a page", async ({ page, request }) => {
  const desk = openDesk(request);
  await desk.create("tokens", { key: "APP_TITLE", value: "{1}: {0}" });
  await page.goto("/no/such/page?lang=pt");
  await expect(page).toHaveTitle(/.: Erro 404$/);
});
