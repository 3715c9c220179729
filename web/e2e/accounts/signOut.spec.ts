import { expect } from "@playwright/test";
import { untilAlive } from "../browser.ts";
import { askWho, expectSignedInAs, expectSignedOut, logInByCall, newFan, rememberFan, test } from "./fans.ts";
import { portal } from "./portal.ts";

test("a fan leaves one device, then all of them", async ({ page, browser, request, site }) => {
  const fan = await newFan(request);
  const { jwt: second } = await (await logInByCall(request, fan)).json();
  const { jwt: third } = await (await logInByCall(request, fan)).json();
  // Each device has its own, however fast they come.
  expect(new Set([fan.token, second, third]).size).toBe(3);
  const elsewhere = await (await browser.newContext()).newPage();
  await rememberFan(page.context(), fan.token, site);
  await rememberFan(elsewhere.context(), second, site);

  await page.goto("/profile");
  await expectSignedInAs(page, { email: fan.email });
  await portal(page).logOut.click();
  await expect(page).toHaveURL("/");
  await expectSignedOut(page);
  expect((await askWho(request, fan.token)).status()).toBe(401);

  await elsewhere.goto("/profile");
  await untilAlive(elsewhere);
  await expectSignedInAs(elsewhere, { email: fan.email });
  await rememberFan(page.context(), third, site);
  await page.goto("/profile");
  await expectSignedInAs(page, { email: fan.email });
  await portal(page).logOutEverywhere.click();
  await expect(page).toHaveURL("/");
  await expectSignedOut(page);
  for (const token of [second, third]) expect((await askWho(request, token)).status()).toBe(401);
  await elsewhere.goto("/profile");
  await expect(elsewhere).toHaveURL(/\/auth\?return=/);
  await expectSignedOut(elsewhere);
  await elsewhere.context().close();
});
