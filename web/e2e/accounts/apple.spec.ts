import { expect } from "@playwright/test";
import { untilAlive } from "../browser.ts";
import { expectSignedInAs, test } from "./fans.ts";
import { addPerson, newAddress } from "./identity.ts";
import { continueAs, portal } from "./portal.ts";

// Apple posts its answer from its own site: cookies that are only for the site's own links do not come with it.
test("a new fan comes with Apple, which tells the name only once", async ({ page, browser }) => {
  const person = await addPerson({ email: newAddress(), givenName: "Amélia", familyName: "Pomar" });
  for (const one of [page, await (await browser.newContext()).newPage()]) {
    await one.goto("/auth");
    await untilAlive(one);
    await portal(one).byProvider("apple").click();
    await continueAs(one, person);
    await expectSignedInAs(one, { email: person.email ?? "", provider: "apple" });
    await expect(one).not.toHaveURL(/access_token/);
  }
  await page.goto("/profile");
  await expect(page.getByRole("main")).toContainText("Amélia Pomar");
});
