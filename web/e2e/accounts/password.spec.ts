import { expect } from "@playwright/test";
import { untilAlive } from "../browser.ts";
import { askWho, expectSignedInAs, expectSignedOut, logInByCall, newFan, rememberFan, test } from "./fans.ts";
import { linkFromMail } from "./identity.ts";
import { expectSaid, logInByEmail, portal, SAYS } from "./portal.ts";

test("a fan who forgot the password chooses another, and is out everywhere else", async ({
  page,
  browser,
  request,
  site,
}) => {
  const fan = await newFan(request);
  const elsewhere = await (await browser.newContext()).newPage();
  await rememberFan(elsewhere.context(), fan.token, site);
  await elsewhere.goto("/profile");
  await expectSignedInAs(elsewhere, { email: fan.email });

  const { toSignIn, forgotten, email, sendLink, newPassword, repeat, saveAndEnter } = portal(page);
  // In a dialog over the page where he is.
  await page.goto("/");
  await untilAlive(page);
  await toSignIn.click();
  await logInByEmail(page, { ...fan, password: "não é esta, de certeza" });
  await expectSaid(page, SAYS.wrongPassword);
  await forgotten.click();
  await email.fill(fan.email);
  await sendLink.click();
  await expectSaid(page, SAYS.resetSent);

  const link = await linkFromMail(fan.email, "/auth/reset-password", 2);
  const password = "uma frase inteiramente nova";
  await page.goto(link);
  await untilAlive(page);
  await newPassword.fill(password);
  await repeat.fill(password);
  await saveAndEnter.click();
  await expectSignedInAs(page, { email: fan.email });

  expect((await askWho(request, fan.token)).status()).toBe(401);
  await elsewhere.goto("/profile");
  await expect(elsewhere).toHaveURL(/\/auth\?return=/);
  await expectSignedOut(elsewhere);
  expect((await logInByCall(request, fan)).status()).toBe(400);
  expect((await logInByCall(request, { ...fan, password })).status()).toBe(200);

  // The link worked once.
  await elsewhere.goto(link);
  await untilAlive(elsewhere);
  await portal(elsewhere).newPassword.fill("ainda outra frase comprida");
  await portal(elsewhere).repeat.fill("ainda outra frase comprida");
  await portal(elsewhere).saveAndEnter.click();
  await expectSaid(elsewhere, SAYS.usedLink);
  await elsewhere.context().close();
});
