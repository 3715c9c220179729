import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { untilAlive } from "../browser.ts";
import { askWho, expectSignedInAs, expectSignedOut, test, tokenOf } from "./fans.ts";
import { addPerson, longAgo, mintToken, newAddress, type Person, rotateKeys, setCondition } from "./identity.ts";
import { continueAs, expectSaid, portal, SAYS } from "./portal.ts";

// One after the other: the provider changes its keys, and is down, for everybody.
test.describe.configure({ mode: "serial" });

const newMember = () => addPerson({ email: newAddress(), givenName: "Olga", familyName: "Sá" });

async function enter(page: Page, person: Person) {
  await page.goto("/auth");
  await untilAlive(page);
  await portal(page).byProvider("organisation").click();
  await continueAs(page, person);
  await expectSignedInAs(page, { email: person.email ?? "", provider: "organisation" });
}

/** The token that the browser keeps has run out while no page of the site was open, which would have renewed it. */
async function letExpire(page: Page, { id }: Person, url: string): Promise<string> {
  await page.goto("about:blank");
  const value = await mintToken({ claims: { sub: id, ...longAgo } });
  await page.context().addCookies([{ name: "jornada_token", value, url, expires: Date.now() / 1000 + 3600 }]);
  return value;
}

test("a member signs in on the organisation's page, and a new page finds the session by itself", async ({
  page,
  site,
}) => {
  const person = await newMember();
  await enter(page, person);
  await expect(page).not.toHaveURL(/code=/);
  await letExpire(page, person, site);
  const next = await page.context().newPage();
  await page.close();
  await next.goto("/");
  await expectSignedInAs(next, { email: person.email ?? "" });
});

test("where the browser keeps frames from the provider, a window asks it", async ({ page, site }) => {
  const person = await newMember();
  await enter(page, person);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/(access|refresh)token/.test(key)) localStorage.removeItem(key);
  });
  await letExpire(page, person, site);
  const popup = page.waitForEvent("popup");
  await page.goto("/profile");
  await popup;
  await expectSignedInAs(page, { email: person.email ?? "" });
});

test("the provider changes its keys, and tokens of before and after are believed", async ({ page }) => {
  const person = await newMember();
  await enter(page, person);
  const old = (await tokenOf(page.context())) ?? "";
  await rotateKeys();
  const minted = await mintToken({ claims: { sub: person.id, email: person.email, email_verified: true } });
  // It is not asked for its keys more often than every few seconds, whatever tokens are shown.
  await expect.poll(async () => (await askWho(page.request, minted)).status()).toBe(200);
  expect((await askWho(page.request, old)).status()).toBe(200);
});

test("no token but the provider's own opens an account", async ({ request }) => {
  const { id, email } = await newMember();
  const claims = { sub: id, email, email_verified: true };
  expect((await askWho(request, await mintToken({ claims }))).status()).toBe(200);
  const now = Math.floor(Date.now() / 1000);
  for (const [what, wanted] of Object.entries({
    "signed by somebody else": { signedBy: "stranger", claims },
    "not signed": { header: { alg: "none" }, claims },
    "signed with the public key": { header: { alg: "HS256" }, claims },
    "with a key nobody knows": { header: { kid: "nobody" }, claims },
    "for another API": { claims: { ...claims, aud: "somebody-else" } },
    "of another issuer": { claims: { ...claims, iss: "https://example.org" } },
    "run out": { claims: { ...claims, ...longAgo } },
    "not yet good": { claims: { ...claims, nbf: now + 3600 } },
    "without an end": { claims: { ...claims, exp: null } },
    "about nobody": { claims: { ...claims, sub: null } },
    "without the right to read": { claims: { ...claims, scope: "openid" } },
  } as const)) {
    expect((await askWho(request, await mintToken(wanted))).status(), what).toBe(401);
  }
});

test("with the provider down the site says so, and goes on", async ({ page }) => {
  await setCondition("organisation", { state: "down" });
  try {
    await page.goto("/auth");
    await untilAlive(page);
    await portal(page).byProvider("organisation").click();
    await expectSaid(page, SAYS.notPossible);
    await expectSignedOut(page);
    await expect(portal(page).byEmail).toBeEnabled();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jornada");
  } finally {
    await setCondition("organisation", { state: "well" });
  }
});

test("a browser that was closed and opened again finds the session", async ({ playwright, site }, testInfo) => {
  const { launchOptions, viewport } = testInfo.project.use;
  const profile = testInfo.outputPath("profile");
  // As most browsers are set: frames of other sites may use their cookies.
  mkdirSync(join(profile, "Default"), { recursive: true });
  const preferences = { profile: { cookie_controls_mode: 0, block_third_party_cookies: false } };
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(preferences));
  const open = () =>
    playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      viewport: viewport ?? null,
      baseURL: site,
      ignoreHTTPSErrors: true,
    });

  const person = await newMember();
  const before = await open();
  const first = await before.newPage();
  await enter(first, person);
  const expired = await letExpire(first, person, site);
  await before.close();
  const after = await open();
  expect(await tokenOf(after)).toBe(expired);
  const page = await after.newPage();
  await page.goto("/");
  await expectSignedInAs(page, { email: person.email ?? "" });
  await after.close();
});
