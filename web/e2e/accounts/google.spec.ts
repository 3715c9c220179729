import { expect, type Page } from "@playwright/test";
import { untilAlive } from "../browser.ts";
import { askWho, expectSignedInAs, expectSignedOut, newFan, test } from "./fans.ts";
import { addPerson, newAddress } from "./identity.ts";
import { continueAs, expectSaid, portal, SAYS } from "./portal.ts";

async function openGoogle(page: Page) {
  await page.goto("/auth");
  await untilAlive(page);
  await portal(page).byProvider("google").click();
}

test("a new fan comes with Google, and finds the same account the next time", async ({ page, browser }) => {
  const person = await addPerson({ email: newAddress(), givenName: "Guida", familyName: "Nogueira" });
  await openGoogle(page);
  await continueAs(page, person);
  await expectSignedInAs(page, { email: person.email ?? "", provider: "google" });
  // Nothing of what came back stays in the address, nor in the history.
  await expect(page).not.toHaveURL(/access_token/);

  const again = await (await browser.newContext()).newPage();
  await openGoogle(again);
  await continueAs(again, person);
  await expectSignedInAs(again, { email: person.email ?? "" });
  const ids = await Promise.all([page, again].map(idOf));
  expect(ids[0]).toBe(ids[1]);
  await again.context().close();
});

async function idOf(page: Page) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === "jornada_token")?.value ?? "";
  return (await (await askWho(page.request, token)).json()).id;
}

test("Google vouches for an address: who has it here is let in to the same account", async ({ page, request }) => {
  const fan = await newFan(request);
  const { id } = await (await askWho(request, fan.token)).json();
  await openGoogle(page);
  await continueAs(page, await addPerson({ email: fan.email, emailVerified: true }));
  await expectSignedInAs(page, { email: fan.email });
  expect(await idOf(page)).toBe(id);
});

test("an address that Google does not vouch for opens nobody's account", async ({ page, request }) => {
  const fan = await newFan(request);
  await openGoogle(page);
  await continueAs(page, await addPerson({ email: fan.email, emailVerified: false }));
  // Whether somebody has it here is not said.
  await expectSaid(page, SAYS.noAddress);
  await expectSignedOut(page);
});

test("who goes back at Google is told so, and may choose another way", async ({ page }) => {
  await openGoogle(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expectSaid(page, SAYS.refused);
  await expectSignedOut(page);
  await page.goto("/auth");
  await expect(portal(page).byEmail).toBeVisible();
});
