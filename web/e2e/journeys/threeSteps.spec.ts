import { expect, type Locator, type Page, test } from "@playwright/test";
import { untilAlive } from "../browser.ts";

/**
 * From home to any screen that the public site has, in three steps at most: by pointer, by touch, by keyboard alone. Of
 * each screen there is a way here, as the addresses of the links that are pressed; `*` stands for whatever follows.
 */

const COMPETITION = "/competition/liga-atlantica";
const MATCH = "/match/20262027/liga-atlantica/14/1594";

const WAYS: string[][] = [
  ["/international"],
  ["/accreditation"],
  ["/calendar", "/calendar/20262027/*"],
  [COMPETITION, `${COMPETITION}/liga-atlantica/round/*`],
  [`${COMPETITION}/classification`],
  ["/team/*", "/team/*?tab=squad", "/coach/*"],
  ["/player/*"],
  [MATCH, "/referee/*"],
  [MATCH, "/delegate/*"],
  [MATCH, "/observer/*"],
  ["/news"],
  ["/news/*"],
  ["/opinions"],
  ["/opinion/*"],
  ["/press-releases"],
  ["/press-releases/*"],
  ["/statements"],
  ["/publications"],
  ["/publications/*"],
  ["/videos"],
  ["/video/*"],
  ["/pages/accessibility"],
  ["/pages/download-app"],
  ["/store"],
  ["/giveaways"],
  ["/partners"],
  ["/profile/newsletter"],
  ["/profile"],
];

/** Where somebody who is not signed in gets to instead. */
const ARRIVALS: Record<string, RegExp> = {
  "/profile": /^\/auth\?return=%2Fprofile$/,
  "/profile/newsletter": /^\/auth\?return=%2Fprofile%2Fnewsletter$/,
};

/** The first link there that can be pressed: not on slides of the hero that are out of sight. */
function linkTo(page: Page, step: string): Locator {
  const [begin, end] = step.split("*");
  const href = end === undefined ? `[href="${begin}"]` : `[href^="${begin}"]`;
  const isTold = end ? `[href$="${end}"]` : "";
  return page
    .getByRole("link")
    .and(page.locator(`${href}${isTold}:not([inert] *)`))
    .locator("visible=true")
    .first();
}

async function expectArrived(page: Page, step: string) {
  const written = step.replace(/[.?]/g, "\\$&").replaceAll("*", ".+");
  const address = ARRIVALS[step] ?? new RegExp(`^${written}$`);
  await expect(page).toHaveURL(({ pathname, search }) => address.test(pathname + search));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function walkAll(page: Page, press: (link: Locator, page: Page) => Promise<void>) {
  // Many pages, and by keyboard hundreds of stops.
  test.setTimeout(10 * 60_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const way of WAYS) {
    expect(way.length).toBeLessThanOrEqual(3);
    await test.step(way.join(" → "), async () => {
      await page.goto("/");
      // Until then the slides of the hero that are out of sight can be pressed, too.
      await untilAlive(page);
      for (const step of way) {
        await press(linkTo(page, step), page);
        await expectArrived(page, step);
      }
    });
  }
}

test("from home to any screen in three steps, by pointer", async ({ page }) => {
  await walkAll(page, (link) => link.click());
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("from home to any screen in three steps, by touch", async ({ page }) => {
    await walkAll(page, (link) => link.tap());
  });
});

/** How many stops there are between what has the focus and a link; below nothing where the link comes before it. */
function stopsTo(link: Locator): Promise<number> {
  return link.evaluate((target) => {
    const from = document.activeElement ?? document.body;
    const precedes = (one: Node, other: Node) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const isForward = from === document.body || precedes(from, target);
    const [first, last] = isForward ? [from, target] : [target, from];
    const all = document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary, [tabindex='0']");
    const between = [...all].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.closest("[inert]") &&
        (first === document.body || precedes(first, one)) &&
        precedes(one, last),
    );
    return isForward ? between.length : -between.length;
  });
}

/** What is counted may differ by a few from what the browser stops at: groups of choices are one stop. */
const BLIND = 10;
const MORE = 60;

/** Tab, or Shift and Tab, until the link has the focus. */
async function tabTo(link: Locator, page: Page) {
  await expect(link).toBeVisible();
  const stops = await stopsTo(link);
  const key = stops < 0 ? "Shift+Tab" : "Tab";
  for (let stop = 0; stop < Math.abs(stops) - BLIND; stop += 1) await page.keyboard.press(key);
  for (let stop = 0; stop < BLIND + MORE; stop += 1) {
    if (await link.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reaches ${await link.getAttribute("href")}`);
}

test("from home to any screen in three steps, by keyboard alone", async ({ page }) => {
  await walkAll(page, async (link, here) => {
    // What comes to life meanwhile would take the focus along.
    await untilAlive(here);
    await tabTo(link, here);
    await here.keyboard.press("Enter");
  });
});

test("the page of what was found is three steps away: press, write, Enter", async ({ page }) => {
  await page.goto("/");
  await untilAlive(page);
  await page.getByRole("link", { name: "Pesquisar", exact: true }).click();
  await expect(page.getByRole("combobox", { name: "Pesquisar no site" })).toBeFocused();
  await page.keyboard.type("nortada");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=nortada");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
