import { randomInt } from "node:crypto";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { linkFromMail, newAddress } from "./identity.ts";
import { portal } from "./portal.ts";

/** How often one may try is counted by address: each test has its own, and is a visitor from elsewhere. */
export const test = base.extend<{ site: string }>({
  /** Where the site is. */
  site: ({ baseURL }, use) => use(baseURL ?? ""),
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    await use({ "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
});

export interface Fan {
  email: string;
  password: string;
  token: string;
}

type Request = Page["request"];

export const PASSWORD = "quatro redes e um apito";

export const NAME = "Ana Adepta";

/** Somebody with an account, a confirmed address and a name, made as the portal makes it. */
export async function newFan(request: Request, email = newAddress()): Promise<Fan> {
  const data = { username: email, email, password: PASSWORD, language: "pt-PT", terms: true };
  const registered = await request.post("/api/auth/local/register", { data });
  expect(registered.status(), await registered.text()).toBe(200);
  const link = new URL(await linkFromMail(email, "/auth/confirm"));
  const confirmation = link.searchParams.get("code");
  const confirmed = await request.post("/api/auth/email-confirmation", { data: { confirmation } });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  const { jwt: token } = await confirmed.json();
  const [first_name, last_name] = NAME.split(" ");
  const headers = { Authorization: `Bearer ${token}` };
  const named = await request.put("/api/v1/profile", { headers, data: { first_name, last_name } });
  expect(named.status(), await named.text()).toBe(200);
  return { email, password: PASSWORD, token };
}

export const logInByCall = (request: Request, { email, password }: Pick<Fan, "email" | "password">) =>
  request.post("/api/auth/local", { data: { identifier: email, password } });

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value;

export const tokenOf = (context: BrowserContext) => cookieOf(context, "jornada_token");

/** A browser in which somebody has signed in before. */
export const rememberFan = (context: BrowserContext, token: string, url: string) =>
  context.addCookies([{ name: "jornada_token", value: token, url, sameSite: "Lax" }]);

export const askWho = (request: Request, token: string) =>
  request.get("/api/users/me", { headers: { Authorization: `Bearer ${token}` } });

/** Who a page's browser is signed in as, once it is: by the token it keeps, as the server sees it. */
export async function expectSignedInAs(page: Page, about: { email?: string; provider?: string }) {
  await expect.poll(async () => Boolean(await tokenOf(page.context()))).toBe(true);
  await expect(async () => {
    const answer = await askWho(page.request, (await tokenOf(page.context())) ?? "");
    expect(await answer.json()).toMatchObject(about);
  }).toPass({ timeout: 10_000 });
  await expect(portal(page).ownMenu).toBeVisible();
}

export async function expectSignedOut(page: Page) {
  await expect.poll(() => tokenOf(page.context())).toBeFalsy();
  await expect(portal(page).toSignIn).toBeVisible();
}
