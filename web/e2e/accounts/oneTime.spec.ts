import { expect, type Page } from "@playwright/test";
import { untilAlive } from "../browser.ts";
import { expectSignedInAs, expectSignedOut, test } from "./fans.ts";
import { addPerson, mintToken, newAddress } from "./identity.ts";
import { continueAs, expectSaid, portal, SAYS } from "./portal.ts";

const isExchange = (url: URL) => url.pathname === "/api/auth/google/callback";

/** Through Google, up to the call that brings the token: its address. */
async function comeBack(page: Page, person: { id: string; email?: string }) {
  await page.goto("/auth");
  await untilAlive(page);
  await portal(page).byProvider("google").click();
  const exchange = page.waitForRequest((request) => isExchange(new URL(request.url())));
  await continueAs(page, person);
  return (await exchange).url();
}

test("what a provider's answer brought in works once", async ({ page }) => {
  const person = await addPerson({ email: newAddress() });
  const exchange = await comeBack(page, person);
  await expectSignedInAs(page, { email: person.email ?? "" });
  const again = await page.request.get(exchange);
  expect(again.status()).toBe(400);
  expect(await again.text()).not.toContain("jwt");
});

test("nobody is signed in to another's account by a link from him", async ({ page, browser }) => {
  // Somebody stops right before he is in, and sends the address that he was sent to.
  await page.route(isExchange, (route) => route.abort());
  const exchange = new URL(await comeBack(page, await addPerson({ email: newAddress() })));
  const code = exchange.searchParams.get("access_token") ?? "";
  expect(code).not.toBe("");

  const other = await (await browser.newContext()).newPage();
  await other.goto(`/auth?provider=google&access_token=${encodeURIComponent(code)}`);
  await expectSaid(other, SAYS.notPossible);
  await expectSignedOut(other);
  await other.context().close();
});

test("nor by a token that he got from the provider himself", async ({ page }) => {
  const { id: sub, email } = await addPerson({ email: newAddress() });
  const claims = { aud: "jornada-google", sub, email, email_verified: true };
  const token = await mintToken({ issuer: "google", header: { typ: "JWT" }, claims });
  await page.goto(`/auth?provider=google&access_token=${encodeURIComponent(token)}`);
  await expectSaid(page, SAYS.notPossible);
  await expectSignedOut(page);
});

test("a provider's answer that nobody asked for is refused", async ({ page, request }) => {
  for (const answer of ["code=x&state=y", "code=x", "state=y", ""]) {
    const response = await request.get(`/api/connect/google/callback?${answer}`, { maxRedirects: 0 });
    expect(response.status(), answer).toBe(302);
    const to = new URL(response.headers().location ?? "", "http://localhost");
    expect(to.pathname + (to.searchParams.has("access_token") ? "?access_token" : ""), answer).toBe("/auth");
    expect(to.searchParams.get("error"), answer).toBeTruthy();
  }
  await page.goto("/auth?provider=google&error=%3Cimg%20src%3Dx%3E%20ligue%20para%20n%C3%B3s");
  await expectSaid(page, SAYS.refused);
  await expect(portal(page).forms.getByText("ligue para nós")).toHaveCount(0);
});
