import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

export type Language = "pt" | "en";

/** The same address in a language. */
export function inLanguage(path: string, language: Language): string {
  return language === "pt" ? path : `${path}${path.includes("?") ? "&" : "?"}lang=en`;
}

/** Said by the test itself, where it lets no worker in. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** What a page must not have: errors and warnings of any kind, and requests that fail. Asked for at the end. */
export function watch(page: Page, isExpected: (url: string) => boolean = () => false) {
  const problems: string[] = [];
  page.on("console", (message) => {
    const isTrouble = ["error", "warning"].includes(message.type()) && message.text() !== BLOCKED;
    if (isTrouble && !isExpected(message.location().url)) problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A page that is left gives up what it was still asking for.
    if (!reason.includes("ERR_ABORTED")) problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !isExpected(response.url())) {
      problems.push(`${response.status()}: ${response.url()}`);
    }
  });
  return { problems };
}

/** React has taken over what the server sent: all of it, for it does so in small steps. */
export async function untilAlive(page: Page) {
  // Pages of text wait for a sign of their reader.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => {
    const root = document.getElementById("root");
    const key = root && Object.keys(root).find((name) => name.startsWith("__reactContainer"));
    if (!root || !key) return false;
    const { current } =
      (root as unknown as Record<string, { stateNode: { current: ReactRoot } }>)[key]?.stateNode ?? {};
    return current?.child !== null && current?.memoizedState?.isDehydrated === false;
  });
  await page.waitForLoadState("networkidle");
}

/** What React keeps of a page, as far as it is asked here. */
interface ReactRoot {
  child: object | null;
  memoizedState?: { isDehydrated: boolean };
}

/** A part that comes to life when it is near has done so: what it shows answers. */
export async function untilPartAlive(page: Page, part: string) {
  const place = page.locator(`[data-part="${part}"]`);
  await place.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      place
        .locator("a, button")
        .first()
        .evaluate((one) => Object.keys(one).some((key) => key.startsWith("__reactProps"))),
    )
    .toBe(true);
}

/** What a change of size or theme sets in motion has arrived: the layout of the next frame, colours that fade. */
export async function untilStill(page: Page) {
  await page.evaluate(async () => {
    const nextFrame = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // A busy machine may draw no frame at all where nothing has to be drawn.
    await Promise.race([nextFrame, new Promise((resolve) => setTimeout(resolve, 1_000))]);
    // What is not drawn does not move on by itself: it is put where it ends. Where a colour is inherited, what inherits it
    // sets out when that has arrived.
    for (let turn = 0; turn < 8; turn += 1) {
      const ending = document.getAnimations().filter((one) => {
        return Number.isFinite(Number(one.effect?.getComputedTiming().endTime));
      });
      if (ending.length === 0) return;
      for (const one of ending) one.finish();
    }
  });
}

/** Turns the wheel, and says where the page stands once it has come to rest. */
export async function wheel(page: Page, by: number): Promise<number> {
  const place = () => page.evaluate(() => scrollY);
  await untilStill(page);
  const before = await place();
  await page.mouse.wheel(0, by);
  await expect.poll(place).not.toBe(before);
  let [last, now] = [before, await place()];
  while (now !== last) {
    await page.waitForTimeout(200);
    [last, now] = [now, await place()];
  }
  return now;
}

/**
 * Every rule, contrast included. Of a page that was looked at before, only what may differ since: in another theme its
 * colours, in another language all but those. In another width everything may: phones have parts of their own.
 */
export async function expectAccessible(page: Page, what: "everything" | "colours" | "all but colours" = "everything") {
  await untilStill(page);
  // Half a megabyte, sent once to each document.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (looked) => {
    // As it is for whoever has come there: what is far below is not laid out before, and has no ground to stand on.
    const near = new CSSStyleSheet();
    near.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, near];
    const { violations: found } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
      document,
      looked === "colours"
        ? { runOnly: ["color-contrast"] }
        : {
            rules: {
              "color-contrast-enhanced": { enabled: false },
              "color-contrast": { enabled: looked === "everything" },
            },
          },
    );
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== near);
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  }, what);
  expect(violations).toEqual([]);
}

/** What can wait is there too: last of all, whoever counts. */
export async function untilSettled(page: Page) {
  const files = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await expect.poll(files).toContainEqual(expect.stringContaining("/assets/settled-"));
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1_000);
}

/** What the focus is on, as it is called. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return (focused?.getAttribute("aria-label") ?? focused?.textContent ?? "").trim();
  });
}
