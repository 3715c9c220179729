import { expect, type Page } from "@playwright/test";
import { untilAlive } from "../browser.ts";
import { expectSignedInAs, expectSignedOut, test } from "./fans.ts";
import { addPerson, newAddress, setCondition } from "./identity.ts";
import { continueAs, expectSaid, portal, SAYS } from "./portal.ts";

// One after the other: Facebook is down in one of them.
test.describe.configure({ mode: "serial" });

async function openFacebook(page: Page) {
  await page.goto("/auth");
  await untilAlive(page);
  await portal(page).byProvider("facebook").click();
}

test("a new fan comes with Facebook", async ({ page }) => {
  const person = await addPerson({ email: newAddress(), givenName: "Filipa", familyName: "Brito" });
  await openFacebook(page);
  await continueAs(page, person);
  await expectSignedInAs(page, { email: person.email ?? "", provider: "facebook" });
});

test("who keeps the address from us is told what is missing", async ({ page }) => {
  await openFacebook(page);
  await continueAs(page, await addPerson({}));
  await expectSaid(page, SAYS.noAddress);
  await expectSignedOut(page);
});

test("with Facebook down nobody gets in by it, and the site goes on", async ({ page }) => {
  // It answers the browser, and not the site, which asks who that was.
  await setCondition("facebook", { state: "down", only: "/oauth/access_token" });
  try {
    await openFacebook(page);
    await continueAs(page, await addPerson({ email: newAddress() }));
    await expectSaid(page, SAYS.refused);
    await expectSignedOut(page);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jornada");
  } finally {
    await setCondition("facebook", { state: "well" });
  }
});
