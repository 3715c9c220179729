import { expect } from "@playwright/test";
import { untilAlive, watch } from "../browser.ts";
import { expectSignedInAs, expectSignedOut, newFan, PASSWORD, test } from "./fans.ts";
import { linkFromMail, mailsTo, newAddress, refusalsLeft, refuseMails } from "./identity.ts";
import { expectSaid, portal, SAYS } from "./portal.ts";

test("a fan makes an account, opens the link of the mail and is in", async ({ page, browser }) => {
  const { problems } = watch(page);
  const email = newAddress();
  const { toSignUp, email: emailField, password, terms, signUp, title } = portal(page);
  const { firstName, lastName, saveName, withoutClubs } = portal(page);
  await page.goto("/auth");
  await untilAlive(page);
  await toSignUp.click();
  await emailField.fill(email);
  await password.fill(PASSWORD);
  await terms.check();
  await signUp.click();
  await expectSaid(page, SAYS.confirmationSent);
  await expectSignedOut(page);

  const link = await linkFromMail(email, "/auth/confirm");
  const [mail] = await mailsTo(email);
  expect(mail?.from).toBe("Jornada <nao-responda@liga.example>");
  expect(mail?.html).toContain("<html");
  await page.goto(link);
  await expectSignedInAs(page, { email, provider: "local" });
  // Nothing but an address is known yet.
  await expect(page).toHaveURL("/profile");
  await firstName.fill("Rita");
  await lastName.fill("Valente");
  await saveName.click();
  await withoutClubs.click();
  await expect(title).toHaveText("Rita Valente");
  expect(problems).toEqual([]);

  // The link worked once: nobody else gets in with it.
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expectSaid(other, SAYS.usedLink);
  await expectSignedOut(other);
  await other.context().close();
});

test("an address that is taken gets the same answer, and its owner a mail", async ({ request }) => {
  const { email } = await newFan(request);
  const data = { username: email, email, password: "outra frase bem comprida", terms: true };
  const again = await request.post("/api/auth/local/register", { data });
  expect(again.status()).toBe(200);
  const body = await again.json();
  expect(Object.keys(body)).toEqual(["user"]);
  expect(body.user).toMatchObject({ email, confirmed: false });
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
  const links = (await mailsTo(email)).at(-1)?.links ?? [];
  expect(links.filter((link) => link.includes("/auth/confirm"))).toEqual([]);
});

test("a mail that is turned away at first comes later", async ({ request }) => {
  const email = newAddress();
  await refuseMails(email, 1);
  const data = { username: email, email, password: PASSWORD, terms: true };
  expect((await request.post("/api/auth/local/register", { data })).status()).toBe(200);
  await expect.poll(() => refusalsLeft(email)).toBe(0);
  await linkFromMail(email, "/auth/confirm");
});
