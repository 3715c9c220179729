// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { readProfile } from "../api/accounts.ts";
import { tokenCookie } from "../api/tokenCookie.ts";
import { line } from "../api/transport.ts";
import { readCookie } from "../app/cookies.ts";
import { listen } from "../app/events.ts";
import { keepRecent, readRecents } from "../app/search/recents.ts";
import { noteVisit, visitedBeside } from "../app/visited.ts";
import {
  askForReset,
  changePassword,
  confirmEmail,
  deleteAccount,
  finishProvider,
  logIn,
  logInByOrganisation,
  logOut,
  registerByEmail,
  resetPassword,
  saveProfile,
  sendConfirmation,
  startProvider,
} from "./actions.ts";
import { markComplete, writeToken } from "./cookies.ts";
import { exampleNetwork, exampleSite, forgetAll, MARTA, refusal } from "./exampleFan.ts";
import { changePagesBy } from "./going.ts";
import type { OrganisationSignIn } from "./organisation.ts";
import { openPopup, openPopups } from "./popups.ts";
import { rememberReturn, takeReturn } from "./returnTo.ts";
import { startSession } from "./start.ts";
import { getSession, setSession } from "./state.ts";

const signIn = vi.hoisted(() => ({
  hasAccount: () => true,
  acquireSilently: vi.fn<OrganisationSignIn["acquireSilently"]>(),
  acquireByPopup: vi.fn<OrganisationSignIn["acquireByPopup"]>(),
  logInByPopup: vi.fn<OrganisationSignIn["logInByPopup"]>(),
  startRedirect: vi.fn<OrganisationSignIn["startRedirect"]>(),
  finishRedirect: vi.fn<OrganisationSignIn["finishRedirect"]>(),
  forget: async () => undefined,
}));
vi.mock("./msal.ts", () => ({ createOrganisationSignIn: async () => signIn }));

const ME = "GET /api/users/me";
const SIGNED_IN: [number, unknown] = [200, { jwt: "new", user: MARTA }];
const go = vi.fn();
const events: string[] = [];
listen(({ name }) => events.push(name));

function network(answers: Parameters<typeof exampleNetwork>[0]) {
  const { calls, answer } = exampleNetwork({ [ME]: [200, MARTA], ...answers });
  vi.stubGlobal("fetch", answer);
  return calls;
}

function signedIn(token = "old") {
  writeToken(token);
  setSession({ status: "in", user: MARTA });
}

beforeEach(() => {
  forgetAll();
  history.replaceState(null, "", "/news");
  go.mockClear();
  changePagesBy(go);
  events.length = 0;
});

const credentials = { identifier: MARTA.email, password: "correct horse battery" };

test("signing in keeps the token, reads who it is, closes popups and goes home", async () => {
  const calls = network({ "POST /api/auth/local": SIGNED_IN });
  openPopup("emailPassword");
  await expect(logIn(exampleSite(), credentials)).resolves.toEqual(MARTA);
  expect(tokenCookie()).toBe("new");
  expect(getSession()).toEqual({ status: "in", user: MARTA });
  expect(openPopups().size).toBe(0);
  expect(events).toEqual(["login_email"]);
  expect(go).toHaveBeenCalledExactlyOnceWith("/", { replace: false });
  expect(calls).toMatchObject([
    { address: "/api/auth/local", bearer: undefined, body: credentials },
    { address: "/api/users/me?populate=role", bearer: "new" },
  ]);
  expect(document.documentElement.dataset.signedIn).toBe("");
});

test("from then on every call says who makes it", async () => {
  const calls = network({ "POST /api/auth/local": SIGNED_IN, "GET /api/v2/seasons": [200, []] });
  await logIn(exampleSite(), credentials);
  await line.send("/api/v2/seasons", {});
  expect(calls.at(-1)).toMatchObject({ address: "/api/v2/seasons", bearer: "new" });
});

test("whoever was signed in before is not, even where the next one is refused", async () => {
  signedIn();
  const site = exampleSite();
  site.client.setQueryData(readProfile().queryKey, { email: "other" } as never);
  const calls = network({ "POST /api/auth/local": refusal(400, "ValidationError", "Invalid identifier or password") });
  await expect(logIn(site, credentials)).rejects.toMatchObject({ status: 400, code: "ValidationError" });
  expect(calls[0]?.bearer).toBeUndefined();
  expect(tokenCookie()).toBeUndefined();
  expect(getSession()).toEqual({ status: "out" });
  expect(site.client.getQueryData(readProfile().queryKey)).toBeUndefined();
  expect(go).not.toHaveBeenCalled();
  expect(events).toEqual([]);
});

test("who tries too often hears how long to wait", async () => {
  const [, body] = refusal(429, "RateLimitError", "Too many") as [number, unknown];
  network({ "POST /api/auth/local": [429, body, { "Retry-After": "8" }] });
  await expect(logIn(exampleSite(), credentials)).rejects.toMatchObject({ status: 429, retryAfter: 8 });
});

test("a token that nobody belongs to signs nobody in", async () => {
  network({ "POST /api/auth/local": SIGNED_IN, [ME]: refusal(401, "UnauthorizedError", "No.") });
  await expect(logIn(exampleSite(), credentials)).rejects.toMatchObject({ status: 401 });
  expect(tokenCookie()).toBeUndefined();
  expect(getSession().status).toBe("out");
});

test("where the network goes in between, the answer itself says who it is", async () => {
  network({ "POST /api/auth/local": SIGNED_IN, [ME]: "offline" });
  await expect(logIn(exampleSite(), credentials)).resolves.toEqual(MARTA);
  expect(getSession().status).toBe("in");
});

test("registering sends the address as the name, and signs in", async () => {
  const calls = network({ "POST /api/auth/local/register": SIGNED_IN });
  const account = { email: MARTA.email, password: "correct horse battery", newsletter: true };
  await expect(registerByEmail(exampleSite(), account)).resolves.toBe("in");
  expect(calls[0]?.body).toEqual({ ...account, username: MARTA.email, language: "pt-PT", terms: true });
  expect(events).toEqual(["register_email"]);
  expect(go).toHaveBeenCalledTimes(1);
});

test("an address that has to be confirmed signs nobody in yet", async () => {
  network({ "POST /api/auth/local/register": [200, { user: MARTA }] });
  const account = { email: MARTA.email, password: "correct horse battery", newsletter: false };
  await expect(registerByEmail(exampleSite(), account)).resolves.toBe("confirm");
  expect(tokenCookie()).toBeUndefined();
  expect(go).not.toHaveBeenCalled();
  expect(events).toEqual(["register_email"]);
});

test("what is wrong with which field is told", async () => {
  const errors = [{ path: ["password"], message: "password is too easy to guess", name: "ValidationError" }];
  network({ "POST /api/auth/local/register": refusal(400, "ValidationError", "2 errors", { errors }) });
  const account = { email: "x", password: "y", newsletter: false };
  await expect(registerByEmail(exampleSite(), account)).rejects.toMatchObject({
    fields: [{ path: "password", message: "password is too easy to guess" }],
  });
});

test("a forgotten password is asked for, and set", async () => {
  network({ "POST /api/auth/forgot-password": [200, { ok: true }], "POST /api/auth/reset-password": SIGNED_IN });
  await askForReset(exampleSite(), MARTA.email);
  await resetPassword(exampleSite(), { code: "c", password: "p", passwordConfirmation: "p" });
  expect(events).toEqual(["forgot_password", "reset_password"]);
  expect(tokenCookie()).toBe("new");
});

test("who changes the password stays where they are, with another token", async () => {
  signedIn();
  const calls = network({ "POST /api/auth/change-password": SIGNED_IN });
  await changePassword(exampleSite(), { currentPassword: "a", password: "b", passwordConfirmation: "b" });
  expect(calls[0]?.bearer).toBe("old");
  expect(tokenCookie()).toBe("new");
  expect(go).not.toHaveBeenCalled();
});

test("a link that was used already does not sign out whom it signed in", async () => {
  signedIn();
  network({ "POST /api/auth/email-confirmation": refusal(400, "ValidationError", "Invalid token") });
  await expect(confirmEmail(exampleSite(), "used")).rejects.toMatchObject({ status: 400 });
  expect(tokenCookie()).toBe("old");
  expect(getSession().status).toBe("in");
});

test("a link that is good signs in", async () => {
  const calls = network({ "POST /api/auth/email-confirmation": SIGNED_IN });
  await confirmEmail(exampleSite(), "code");
  expect(calls[0]?.body).toEqual({ confirmation: "code" });
  expect(tokenCookie()).toBe("new");
});

test("a link can be sent again", async () => {
  const calls = network({ "POST /api/auth/send-email-confirmation": [200, { email: MARTA.email, sent: true }] });
  await sendConfirmation(exampleSite(), MARTA.email);
  expect(calls[0]?.body).toEqual({ email: MARTA.email });
});

test("a provider is another site, and the way back is kept", () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  startProvider("google", "/giveaways");
  expect(assign).toHaveBeenCalledExactlyOnceWith("/api/connect/google");
  expect(takeReturn()).toBe("/giveaways");
});

test("the code that a provider's answer brings is used once", async () => {
  const calls = network({ "GET /api/auth/google/callback": SIGNED_IN });
  const query = new URLSearchParams({ provider: "google", access_token: "a b" });
  const site = exampleSite();
  await Promise.all([finishProvider(site, query), finishProvider(site, query)]);
  const used = calls.filter(({ address }) => address.includes("callback"));
  expect(used.map(({ address }) => address)).toEqual(["/api/auth/google/callback?access_token=a%20b"]);
  expect(events).toEqual(["login_google"]);
});

test.each([
  [{ provider: "google", error: "access_denied" }, "access_denied"],
  [{ provider: "google" }, undefined],
  [{ provider: "../users", access_token: "x" }, undefined],
])("%j signs nobody in", async (query, message) => {
  const calls = network({});
  const finished = finishProvider(exampleSite(), new URLSearchParams(query as Record<string, string>));
  await expect(finished).rejects.toEqual({ status: 400, code: "ApplicationError", message });
  expect(calls).toEqual([]);
});

const organisation = { name: null, authority: "https://id.example/", clientId: "web", scopes: ["openid"] };

test("an account of the organisation signs in by a window", async () => {
  network({ "GET /api/auth/options": [200, { organisation }] });
  signIn.logInByPopup.mockResolvedValue("theirs");
  await expect(logInByOrganisation(exampleSite(), "popup")).resolves.toEqual(MARTA);
  expect(tokenCookie()).toBe("theirs");
  expect(go).toHaveBeenCalledTimes(1);
});

test("or by leaving the page", async () => {
  network({ "GET /api/auth/options": [200, { organisation }] });
  await expect(logInByOrganisation(exampleSite(), "redirect")).resolves.toBeUndefined();
  expect(signIn.startRedirect).toHaveBeenCalledTimes(1);
  expect(tokenCookie()).toBeUndefined();
});

test("a window that is closed says so", async () => {
  network({ "GET /api/auth/options": [200, { organisation }] });
  signIn.logInByPopup.mockRejectedValue(Object.assign(new Error(), { errorCode: "user_cancelled" }));
  await expect(logInByOrganisation(exampleSite(), "popup")).rejects.toMatchObject({ code: "user_cancelled" });
  expect(getSession().status).toBe("out");
});

test("coming back, they go on to where they were going", async () => {
  network({ "GET /api/auth/options": [200, { organisation }] });
  signIn.finishRedirect.mockResolvedValue("theirs");
  history.replaceState(null, "", "/auth#code=a&state=b");
  rememberReturn("/giveaways");
  const finished = startSession(exampleSite());
  // As the page does that comes alive meanwhile.
  rememberReturn(null);
  await finished;
  expect(getSession()).toEqual({ status: "in", user: MARTA });
  expect(go).toHaveBeenCalledExactlyOnceWith("/giveaways", { replace: true });
});

test("coming back without having been let in, the page hears why", async () => {
  network({ "GET /api/auth/options": [200, { organisation }] });
  signIn.finishRedirect.mockRejectedValue(Object.assign(new Error(), { errorCode: "access_denied" }));
  history.replaceState(null, "", "/auth#error=access_denied&state=b");
  await startSession(exampleSite());
  expect(getSession()).toMatchObject({ status: "out", failure: { code: "access_denied" } });
  expect(tokenCookie()).toBeUndefined();
});

test("an answer that was taken already signs nobody in", async () => {
  network({ "GET /api/auth/options": [200, { organisation }] });
  signIn.finishRedirect.mockResolvedValue(undefined);
  history.replaceState(null, "", "/auth#code=a&state=b");
  await startSession(exampleSite());
  expect(getSession()).toEqual({ status: "out" });
});

test.each([
  [[200, { ok: true }] as [number, unknown], true],
  ["offline" as const, false],
])("signing out leaves nothing behind, whatever the call says", async (answer, everywhere) => {
  signedIn();
  markComplete(true);
  localStorage.setItem("msal.3.account.keys", '["someone"]');
  noteVisit("/profile", "Perfil");
  keepRecent({ kind: "search", title: "farol", href: "/search?q=farol" });
  const site = exampleSite();
  site.client.setQueryData(readProfile().queryKey, { email: MARTA.email } as never);
  site.client.setQueryData(["/api/v2/seasons"], []);
  const calls = network({ "POST /api/auth/logout": answer });
  await logOut(site, { everywhere });
  expect(calls).toMatchObject([{ bearer: "old", body: { everywhere } }]);
  expect(tokenCookie()).toBeUndefined();
  expect(getSession()).toEqual({ status: "out" });
  expect(readCookie("jornada_profile_completed")).toBe("0");
  expect(localStorage.getItem("msal.3.account.keys")).toBeNull();
  expect(visitedBeside("")).toEqual([]);
  expect(readRecents()).toEqual([]);
  expect(site.client.getQueryData(readProfile().queryKey)).toBeUndefined();
  expect(site.client.getQueryData(["/api/v2/seasons"])).toEqual([]);
  expect(events).toEqual(["logout"]);
  expect(go).toHaveBeenCalledExactlyOnceWith("/", { replace: false });
});

test("who is not out everywhere is not told so, and stays", async () => {
  signedIn();
  network({ "POST /api/auth/logout": "offline" });
  await expect(logOut(exampleSite(), { everywhere: true })).rejects.toMatchObject({ code: "offline" });
  expect(tokenCookie()).toBe("old");
  expect(go).not.toHaveBeenCalled();
});

test("a profile that is saved is known everywhere", async () => {
  signedIn();
  setSession({ status: "in", user: { ...MARTA, completed: false, name: null } });
  const photo = { url: "/uploads/marta.webp", width: 512, height: 512 };
  const profile = { email: MARTA.email, completed: true, first_name: "Marta", last_name: "Q", language: "en", photo };
  network({ "PUT /api/v1/profile": [200, profile] });
  const site = exampleSite();
  await saveProfile(site, { first_name: "Marta", last_name: "Q" });
  expect(getSession().user).toMatchObject({ name: "Marta Q", language: "en", completed: true, photo });
  expect(site.client.getQueryData(readProfile().queryKey)).toEqual(profile);
  expect(readCookie("jornada_profile_completed")).toBe("1");
  // Only of those who came through somebody else is it counted.
  expect(events).toEqual([]);
});

test("who completes a profile that came from a provider is counted, once", async () => {
  writeToken("old");
  setSession({ status: "in", user: { ...MARTA, provider: "apple", completed: false } });
  network({ "PUT /api/v1/profile": [200, { first_name: "Marta", last_name: "Q", language: "en", completed: true }] });
  const site = exampleSite();
  await saveProfile(site, { first_name: "Marta", last_name: "Q" });
  await saveProfile(site, { first_name: "Marta" });
  expect(events).toEqual(["complete_profile_apple"]);
});

test("a deleted account is gone from this device, with a last word", async () => {
  signedIn();
  const calls = network({ "DELETE /api/v1/account": [200, { ok: true }] });
  await deleteAccount(exampleSite(), MARTA.email);
  expect(calls[0]).toMatchObject({ bearer: "old", body: { confirmation: MARTA.email } });
  expect(tokenCookie()).toBeUndefined();
  expect(getSession().status).toBe("out");
  expect(readCookie("jornada_profile_completed")).toBe("0");
  expect(events).toEqual(["delete_profile"]);
  expect(openPopups()).toEqual(new Set(["goodbye"]));
  expect(go).toHaveBeenCalledExactlyOnceWith("/", { replace: false });
});

test("an account that could not be deleted stays signed in", async () => {
  signedIn();
  network({
    "DELETE /api/v1/account": [400, { error: "invalid_parameter", parameter: "confirmation", statusCode: 400 }],
  });
  await expect(deleteAccount(exampleSite(), "other")).rejects.toMatchObject({ fields: [{ path: "confirmation" }] });
  expect(tokenCookie()).toBe("old");
  expect(events).toEqual([]);
});
