import { expect } from "@playwright/test";
import { untilAlive } from "../browser.ts";
import { expectSignedInAs, NAME, newFan, rememberFan, test } from "./fans.ts";
import { logInByEmail, portal } from "./portal.ts";

test("who has to sign in first comes back to where he was going", async ({ page, request }) => {
  const fan = await newFan(request);
  await page.goto("/profile");
  await expect(page).toHaveURL((url) => url.pathname === "/auth" && url.searchParams.get("return") === "/profile");
  await untilAlive(page);
  await logInByEmail(page, fan);
  await expect(page).toHaveURL("/profile");
  await expect(portal(page).title).toHaveText(NAME);
  await expectSignedInAs(page, { email: fan.email });
});

test("no link to sign in leads to another site", async ({ page, request, site }) => {
  // Whoever is in already is sent on at once, by the same rules.
  await rememberFan(page.context(), (await newFan(request)).token, site);
  const left: string[] = [];
  page.on("request", (sent) => {
    if (sent.isNavigationRequest() && !sent.url().startsWith(site)) left.push(sent.url());
  });
  await page.goto("/auth?return=/videos");
  await expect(page).toHaveURL("/videos");
  for (const way of [
    "//example.org/",
    "/\\example.org/",
    "https://example.org/",
    "javascript:document.title='in'",
    "/%2Fexample.org/",
    "/\t/example.org/",
    "/api/connect/google",
  ]) {
    await page.goto(`/auth?return=${encodeURIComponent(way)}`);
    await expect(page, way).toHaveURL("/");
  }
  expect(left).toEqual([]);
});
