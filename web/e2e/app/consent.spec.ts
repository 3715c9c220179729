import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { expectAccessible, focusedName, untilAlive, untilSettled, untilStill, watch } from "../browser.ts";
import { play, putOnAir } from "../match/onAir.ts";
import { openMatch } from "../match/openMatch.ts";
import { patched } from "../openInApp.ts";

// Somebody who was never here before, in a browser that does not say that a program drives it.
test.use({
  storageState: { cookies: [], origins: [] },
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
});

const NECESSARY = ["jornada_cookie_consent", "jornada_device_id"];

const card = (page: Page) => page.getByRole("region", { name: "Cookies, só os que quiser" });
const choices = (page: Page) => page.getByRole("dialog", { name: "Definições de cookies" });
const answerOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "jornada_cookie_consent")?.value;
const events = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);

async function arrive(page: Page, path = "/") {
  await page.goto(path);
  await untilAlive(page);
}

async function comeAgreeing(page: Page, context: BrowserContext, baseURL: string | undefined, letters = "ae") {
  await context.addCookies([{ name: "jornada_cookie_consent", value: `1.${letters}`, url: baseURL ?? "" }]);
  await arrive(page);
}

test("who refuses is seen by nobody else, and keeps only what is necessary", async ({ page, context, baseURL }) => {
  const { problems } = watch(page);
  const elsewhere: string[] = [];
  const counted: string[] = [];
  context.on("request", (request) => {
    const url = request.url();
    if (!/^(?:data|blob):/.test(url) && !url.startsWith(`${baseURL}/`)) elsewhere.push(url);
    if (url.endsWith("/api/v1/events")) counted.push(url);
  });
  await arrive(page);
  await card(page).getByRole("button", { name: "Recusar" }).click();
  await expect(card(page)).toHaveCount(0);
  await page.locator('a[href^="/match/"]:visible').first().click();
  await expect(page).toHaveURL(/\/match\//);
  await untilAlive(page);
  for (const [list, article] of [
    ["/news", "/news/"],
    ["/videos", "/video/"],
  ] as const) {
    await arrive(page, list);
    await page.locator(`main a[href^="${article}"]:visible`).first().click();
    await expect(page).toHaveURL(new RegExp(`${article}\\d+`));
    await untilAlive(page);
  }
  await page.getByRole("button", { name: /^Ver o vídeo/ }).click();
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState("networkidle");
  expect(elsewhere).toEqual([]);
  expect(counted).toEqual([]);
  expect(await events(page)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(NECESSARY);
  expect(await answerOf(context)).toBe("1.");
  expect(problems).toEqual([]);
});

test("nothing is kept or counted before an answer, and the page can be used without one", async ({ page, context }) => {
  await arrive(page);
  await expect(card(page)).toBeVisible();
  await page.getByRole("link", { name: "Vídeos" }).first().click();
  await expect(page).toHaveURL(/\/videos/);
  await expect(card(page)).toBeVisible();
  expect(await events(page)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["jornada_device_id"]);
  // Forms are filled in without it.
  await arrive(page, "/auth");
  await page.waitForTimeout(1500);
  await expect(card(page)).toHaveCount(0);
});

test("what somebody does who accepts is told once, with all that is told of it", async ({ page, context, baseURL }) => {
  const sent: { name: string }[] = [];
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.counting = "";
    }),
  );
  await page.route("**/api/v1/events", (route) => {
    sent.push(...route.request().postDataJSON().events);
    return route.fulfill({ status: 204 });
  });
  await arrive(page);
  await card(page).getByRole("button", { name: "Aceitar" }).click();
  expect(await answerOf(context)).toBe("1.ae");
  const device = (await context.cookies()).find(({ name }) => name === "jornada_device_id")?.value;
  const common = { device_id: device, platform: "web", device_type: "desktop", premium: false };
  await page.waitForLoadState("networkidle");

  await page.getByLabel(/^Competição/).click();
  const chosen = page.locator('[data-tells="competition_selected"]:visible').nth(1);
  const competition = {
    id: await chosen.getAttribute("data-tells-id"),
    name: await chosen.getAttribute("data-tells-name"),
  };
  await chosen.click();
  await expect(page).toHaveURL(/\/competition\//);
  await page.locator('header a[href^="/team/"]').first().click();
  await expect(page).toHaveURL(/\/team\//);
  const next = page.locator('main [data-tells="next_match"]').first();
  const match = { id: await next.getAttribute("data-tells-id"), name: await next.getAttribute("data-tells-name") };
  await next.click();
  await expect(page).toHaveURL(/\/match\//);
  await page.getByRole("link", { name: "Vídeos" }).first().click();
  await expect(page).toHaveURL(/\/videos/);
  await page.locator("main ul li h3").first().click();
  await expect(page).toHaveURL(/\/video\/\d+/);
  const id = /\/video\/(\d+)/.exec(page.url())?.[1];
  const title = await page.locator("article h1").textContent();
  await page.getByRole("button", { name: /^Ver o vídeo/ }).click();
  await expect
    .poll(() => events(page))
    .toEqual([
      { event: "competition_selected", ...common, ...competition },
      { event: "next_match", ...common, ...match },
      { event: "play_video", ...common, id, name: title },
    ]);
  await expect
    .poll(() => sent.map(({ name }) => name).sort())
    .toEqual(["competition_selected", "next_match", "play_video"]);
  expect(JSON.stringify(sent)).not.toContain(device);

  // A search that a page begins with is told, too, though it is there before whoever counts.
  await arrive(page, "/search?q=farol");
  await expect.poll(() => events(page)).toEqual([{ event: "new_search", ...common, name: "farol" }]);
  expect(baseURL).toBeTruthy();
});

test("the choice stays, is changed at the foot, and ends at once what it ends", async ({ page, context }) => {
  await arrive(page);
  await card(page).getByRole("button", { name: "Escolher" }).click();
  const measuring = choices(page).getByRole("switch", { name: /^Medição/ });
  await expect(measuring).toHaveAttribute("aria-checked", "false");
  await measuring.click();
  await choices(page).getByRole("button", { name: "Guardar escolha" }).click();
  await expect(choices(page)).toBeHidden();
  await expect(card(page)).toHaveCount(0);
  expect(await answerOf(context)).toBe("1.a");

  await page.reload();
  await untilAlive(page);
  await page.waitForTimeout(1500);
  await expect(card(page)).toHaveCount(0);
  await page.getByLabel(/^Competição/).click();
  await page.locator('[data-tells="competition_selected"]:visible').nth(1).click();
  await expect.poll(async () => (await events(page)).length).toBe(1);
  await expect(page).toHaveURL(/\/competition\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "Definições de cookies" }).click();
  await expect(choices(page).getByRole("switch", { name: /^Medição/ })).toHaveAttribute("aria-checked", "true");
  await choices(page)
    .getByRole("switch", { name: /^Medição/ })
    .click();
  await choices(page).getByRole("button", { name: "Guardar escolha" }).click();
  expect(await answerOf(context)).toBe("1.");
  expect(await events(page)).toEqual([]);
  expect(await focusedName(page)).toBe("Definições de cookies");
});

test("who answered another question is asked anew", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "jornada_cookie_consent", value: "0.ae", url: baseURL ?? "" }]);
  await arrive(page);
  await expect(card(page)).toBeVisible();
});

test("inside the native app nobody is asked", async ({ page }) => {
  await arrive(page, "/?app=1");
  await page.waitForTimeout(2000);
  await expect(card(page)).toHaveCount(0);
});

test.describe(() => {
  // What it asks for would not come by here.
  test.use({ serviceWorkers: "block" });

  test("a match that is watched live and a letter to the league are told once each", async ({
    page,
    context,
    baseURL,
  }) => {
    await putOnAir(page, () => true);
    await comeAgreeing(page, context, baseURL, "a");
    await openMatch(page);
    await play(page).click();
    const told = async () => (await events(page)).map(({ event, id, name }) => ({ event, id, name }));
    const live = { event: "play_live", id: "1594", name: "Dunas – Lagoa Brava" };
    await expect.poll(told).toEqual([live]);
    await arrive(page, "/pages/contacts");
    // A page of text waits for its reader, and whoever counts comes last.
    await page.mouse.wheel(0, 100);
    await untilSettled(page);
    await page.locator('main a[href^="mailto:geral@"]').first().click();
    await expect.poll(told).toEqual([{ event: "send_mail_feedback" }]);
  });

  test("a video of another site asks in its place", async ({ page, context, baseURL }) => {
    const asked: string[] = [];
    await page.route(/youtube-nocookie/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<p>Leitor</p>" });
    });
    await page.route(/\/api\/videos\/\d+\?/, (route) =>
      patched(route, (body) => {
        Object.assign(body.data.attributes, { url: "https://www.youtube.com/watch?v=abc", iframeText: null });
        return body;
      }),
    );
    await comeAgreeing(page, context, baseURL, "");
    const openVideo = async (index: number) => {
      await arrive(page, "/videos?page=3");
      await page.locator("main ul li h3").nth(index).click();
      await page.getByRole("button", { name: /^Ver o vídeo/ }).focus();
      await page.keyboard.press("Enter");
    };
    await openVideo(4);
    await expect(page.getByText("youtube-nocookie.com ficará a saber desta visita")).toBeVisible();
    await expect(page.getByRole("button", { name: "Ver desta vez" })).toBeFocused();
    await expect(page.getByRole("link", { name: "Abrir em youtube.com" })).toHaveAttribute("href", /watch\?v=abc/);
    await expectAccessible(page);
    expect(asked).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page.locator("iframe")).toHaveAttribute("src", "https://www.youtube-nocookie.com/embed/abc");
    expect(await answerOf(context)).toBe("1.");

    await openVideo(5);
    await page.getByRole("button", { name: "Permitir sempre" }).click();
    await expect(page.locator("iframe")).toBeVisible();
    expect(await answerOf(context)).toBe("1.e");

    await openVideo(6);
    await expect(page.locator("iframe")).toBeVisible();
  });
});

for (const [width, height] of [
  [390, 640],
  [1440, 900],
] as const) {
  for (const theme of ["light", "dark"] as const) {
    test(`the question and its choices, ${width} px, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript((one) => localStorage.setItem("jornada_theme", one), theme);
      await page.emulateMedia({ colorScheme: theme });
      await arrive(page);
      await expect(card(page)).toBeVisible();
      await untilStill(page);
      const { height: high = 0 } = (await card(page).boundingBox()) ?? {};
      expect(high).toBeLessThanOrEqual(0.4 * height);
      const sizes = await Promise.all(
        ["Aceitar", "Recusar"].map((name) =>
          card(page)
            .getByRole("button", { name })
            .evaluate((one) => {
              const { width: wide, height: tall } = one.getBoundingClientRect();
              const { backgroundColor, color, fontWeight } = getComputedStyle(one);
              return { wide: Math.round(wide), tall, backgroundColor, color, fontWeight };
            }),
        ),
      );
      expect(sizes[0]).toEqual(sizes[1]);
      await expectAccessible(page);
      await card(page).getByRole("button", { name: "Escolher" }).click();
      await expect(choices(page)).toBeVisible();
      await expectAccessible(page);
    });
  }
}

test("the question is the first thing met by keyboard, and covers nothing that has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await arrive(page);
  await expect(card(page)).toBeVisible();
  await untilStill(page);
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const over = document.querySelector("section[data-theme][aria-labelledby]");
      if (!focused || !over || over.contains(focused) || focused.closest("nav[class*=bar]")) return undefined;
      const { top, bottom } = focused.getBoundingClientRect();
      const box = over.getBoundingClientRect();
      // What is taller than the screen is covered in part by anything.
      return top >= box.top && bottom <= box.bottom ? focused.outerHTML.slice(0, 120) : undefined;
    });
    expect(covered).toBeUndefined();
  }
});
