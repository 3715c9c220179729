import { execFileSync } from "node:child_process";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { untilAlive, untilSettled } from "../browser.ts";
import { expectSignedInAs, expectSignedOut, PASSWORD, test } from "./fans.ts";
import { addPerson, linkFromMail, newAddress } from "./identity.ts";
import { continueAs, expectSaid, logInByEmail, portal, SAYS } from "./portal.ts";

/** What is counted of signing in and of a fan's own: each once, with what is told of it, over all pages that come and go. */

// In a browser that does not say that a program drives it: programs are not counted.
test.use({
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
});

type Told = { event: string } & Record<string, unknown>;

/** Somebody who agrees to be counted, and all that is told of it. */
async function listenTo(context: BrowserContext, site: string): Promise<Told[]> {
  const told: Told[] = [];
  await context.addCookies([{ name: "jornada_cookie_consent", value: "1.a", url: site }]);
  await context.exposeFunction("hearOf", (event: Told) => void told.push(event));
  await context.addInitScript(() => {
    const { hearOf } = window as unknown as { hearOf: (event: unknown) => void };
    const layer: unknown[] = [];
    const push = (...events: unknown[]) => {
      for (const event of events) hearOf(event);
      return layer.length;
    };
    Object.assign(window, { dataLayer: Object.assign(layer, { push }) });
  });
  return told;
}

async function expectTold(context: BrowserContext, told: Told[], names: string[]) {
  await expect.poll(() => told.map(({ event }) => event)).toEqual(names);
  const device_id = (await context.cookies()).find(({ name }) => name === "jornada_device_id")?.value;
  const common = { device_id, platform: "web", device_type: "desktop", premium: false };
  expect(told).toEqual(names.map((event) => ({ event, ...common })));
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilAlive(page);
  await untilSettled(page);
}

/** Somebody of whom no name is known says it. */
async function sayName(page: Page) {
  const { firstName, lastName, saveName, withoutClubs } = portal(page);
  await firstName.fill("Rita");
  await lastName.fill("Valente");
  await saveName.click();
  await withoutClubs.click();
}

test("a fan comes, is named and pictured, leaves, forgets, comes back, and goes for good", async ({ page, site }) => {
  const context = page.context();
  const told = await listenTo(context, site);
  const email = newAddress();
  const { toSignUp, email: address, password, terms, signUp, title, logOut, toSignIn } = portal(page);
  await open(page, "/auth");
  await toSignUp.click();
  await address.fill(email);
  await password.fill(PASSWORD);
  await terms.check();
  await signUp.click();
  await expectSaid(page, SAYS.confirmationSent);
  await page.goto(await linkFromMail(email, "/auth/confirm"));
  await expectSignedInAs(page, { email });
  await sayName(page);
  await expect(title).toHaveText("Rita Valente");
  const names = ["register_email"];
  await expectTold(context, told, names);

  const main = page.getByRole("main");
  await open(page, "/profile/edit");
  const buffer = await page.screenshot();
  await main.locator("input[type=file]").setInputFiles({ name: "eu.png", mimeType: "image/png", buffer });
  await main.getByRole("button", { name: "Guardar alterações" }).click();
  await expect(page).toHaveURL("/profile");
  names.push("change_profile_photo");
  await expectTold(context, told, names);

  await untilAlive(page);
  await logOut.click();
  await expectSignedOut(page);
  names.push("logout");
  await expectTold(context, told, names);

  await toSignIn.click();
  await logInByEmail(page, { email, password: "não é esta, de certeza" });
  await expectSaid(page, SAYS.wrongPassword);
  await portal(page).forgotten.click();
  await address.fill(email);
  await portal(page).sendLink.click();
  await expectSaid(page, SAYS.resetSent);
  names.push("forgot_password");
  await expectTold(context, told, names);

  await open(page, await linkFromMail(email, "/auth/reset-password", 2));
  const changed = "uma frase inteiramente nova";
  await portal(page).newPassword.fill(changed);
  await portal(page).repeat.fill(changed);
  await portal(page).saveAndEnter.click();
  await expectSignedInAs(page, { email });
  names.push("reset_password");
  await expectTold(context, told, names);

  await open(page, "/profile");
  await logOut.click();
  await expectSignedOut(page);
  await open(page, "/auth");
  await logInByEmail(page, { email, password: changed });
  await expectSignedInAs(page, { email });
  names.push("logout", "login_email");
  await expectTold(context, told, names);

  await open(page, "/profile");
  await main.getByRole("button", { name: "Apagar a conta…" }).click();
  const dialog = page.getByRole("dialog", { name: "Apagar a conta de Rita Valente" });
  await dialog.getByRole("textbox").fill(email);
  await dialog.getByRole("button", { name: "Apagar a conta de Rita Valente" }).click();
  await expectSignedOut(page);
  names.push("delete_profile");
  await expectTold(context, told, names);
  await expectKept(names);
});

for (const provider of ["google", "facebook", "apple"] as const) {
  test(`a fan comes with ${provider} and says who it is`, async ({ page, site }) => {
    const context = page.context();
    const told = await listenTo(context, site);
    const person = await addPerson({ email: newAddress(), givenName: "", familyName: "" });
    await open(page, "/auth");
    await portal(page).byProvider(provider).click();
    await continueAs(page, person);
    await expectSignedInAs(page, { email: person.email ?? "", provider });
    await sayName(page);
    await expectTold(context, told, [`login_${provider}`, `complete_profile_${provider}`]);
    await expectKept([`login_${provider}`, `complete_profile_${provider}`]);
  });
}

/** The program has counted them, and can say so. */
async function expectKept(names: string[]) {
  const { E2E_PROGRAM: program = "", E2E_ACCOUNTS_DATA: data = "" } = process.env;
  await expect
    .poll(() => execFileSync(program, ["events", "--data", data], { encoding: "utf8" }), { timeout: 40_000 })
    .toMatch(new RegExp([...new Set(names)].map((name) => `(?=[\\s\\S]*\\b${name}\\b)`).join("")));
}
