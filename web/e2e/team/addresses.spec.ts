import { expect, test } from "@playwright/test";
import { FAROL } from "./cases.ts";

const at = (season: number, competition = "liga-atlantica") => `/team/1/farol-do-cabo/${competition}/${season}`;

for (const [from, to] of [
  ["/team/1/another-name/liga-atlantica/20262027", FAROL],
  ["/team/1/liga-atlantica/20262027", FAROL],
  ["/team/1/farol-do-cabo/segunda-atlantica/20262027", FAROL],
  ["/team/1/farol-do-cabo/no-such-cup/20262027?tab=squad", `${FAROL}?tab=squad`],
  ["/team/1/farol-do-cabo/liga-atlantica/19501951", at(20242025)],
  ["/team/1/farol-do-cabo/liga-atlantica/20402041?tab=club", `${FAROL}?tab=club`],
  [`${FAROL}?tab=statistics&season=20252026`, `${at(20252026)}?tab=statistics`],
  [`${FAROL}?tab=squad&competition=taca-atlantica`, `${at(20262027, "taca-atlantica")}?tab=squad`],
  [`${at(20262027, "taca-atlantica")}?tab=standings`, at(20262027, "taca-atlantica")],
  [`${FAROL}?tab=overview`, FAROL],
] as const) {
  test(`${from} leads on`, async ({ page }) => {
    const response = await page.goto(from);
    expect(response?.status()).toBe(200);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(to);
  });
}

for (const path of [
  "/team/999999/farol-do-cabo/liga-atlantica/20262027",
  "/team/farol/farol-do-cabo/liga-atlantica/20262027",
  "/team/1/farol-do-cabo/liga-atlantica/agora",
  "/team/0/liga-atlantica/20262027",
  `${FAROL}?tab=news&page=999`,
]) {
  test(`${path} is no page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
  });
}
