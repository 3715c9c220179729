// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { readAuthOptions, readProfile } from "../api/accounts.ts";
import { tokenCookie } from "../api/tokenCookie.ts";
import { fetchAsFan, onRefusal } from "./asFan.ts";
import { writeToken } from "./cookies.ts";
import { exampleNetwork, exampleSite, forgetAll, MARTA, refusal } from "./exampleFan.ts";
import type { OrganisationSignIn } from "./organisation.ts";
import { replaceRefused, restore } from "./restore.ts";
import { getSession } from "./state.ts";

/** The library that speaks with the organisation's provider. */
const signIn = vi.hoisted(() => ({
  hasAccount: vi.fn<OrganisationSignIn["hasAccount"]>(),
  acquireSilently: vi.fn<OrganisationSignIn["acquireSilently"]>(),
  acquireBySession: vi.fn<OrganisationSignIn["acquireBySession"]>(),
  acquireByPopup: vi.fn<OrganisationSignIn["acquireByPopup"]>(),
  logInByPopup: vi.fn<OrganisationSignIn["logInByPopup"]>(),
  startRedirect: vi.fn<OrganisationSignIn["startRedirect"]>(),
  finishRedirect: vi.fn<OrganisationSignIn["finishRedirect"]>(),
  forget: vi.fn<OrganisationSignIn["forget"]>(),
}));
vi.mock("./msal.ts", () => ({ createOrganisationSignIn: async () => signIn }));

const ME = "GET /api/users/me";
const options = {
  registration: true,
  confirmation: false,
  passwordLength: 12,
  providers: [],
  organisation: { name: "Liga", authority: "https://id.example/", clientId: "web", scopes: ["openid", "read"] },
};
const withOptions = { "GET /api/auth/options": [200, options] as [number, unknown] };

function network(answers: Parameters<typeof exampleNetwork>[0]) {
  const { calls, answer } = exampleNetwork({ ...withOptions, ...answers });
  vi.stubGlobal("fetch", answer);
  return calls;
}

function keepOrganisationAccount() {
  localStorage.setItem("msal.3.account.keys", '["someone"]');
  signIn.hasAccount.mockReturnValue(true);
}

const failure = (name: string, errorCode: string) => Object.assign(new Error(errorCode), { name, errorCode });

beforeEach(() => {
  forgetAll();
  for (const each of Object.values(signIn)) each.mockReset();
});

test("without a token nothing is asked when a page is opened", async () => {
  const calls = network({});
  await restore(exampleSite());
  expect(calls).toEqual([]);
  expect(getSession().status).toBe("out");
});

test("a token of ours tells whose it is", async () => {
  writeToken("ours");
  const calls = network({ [ME]: [200, MARTA] });
  const restored = restore(exampleSite());
  expect(getSession()).toEqual({ status: "restoring" });
  await restored;
  expect(getSession()).toEqual({ status: "in", user: MARTA });
  expect(calls).toMatchObject([{ address: "/api/users/me?populate=role", bearer: "ours" }]);
});

test.each([401, 403])("a token that is refused with %i is gone", async (status) => {
  writeToken("ours");
  network({ [ME]: refusal(status, "UnauthorizedError", "No.") });
  await restore(exampleSite());
  expect(getSession()).toEqual({ status: "out" });
  expect(tokenCookie()).toBeUndefined();
});

test.each(["offline" as const, refusal(503, "ServiceUnavailable", "Later.")])(
  "without a network or a server the token stays, and nobody is shown",
  async (answer) => {
    writeToken("ours");
    network({ [ME]: answer });
    await restore(exampleSite());
    expect(getSession()).toEqual({ status: "out" });
    expect(tokenCookie()).toBe("ours");
  },
);

/** A token as the organisation's provider makes them. */
const theirs = (exp: number) => `e30.${btoa(JSON.stringify({ iss: "https://id.example/", exp }))}.x`;
const OVER = theirs(1);
const STANDING = theirs(99_999_999_999);

test("a browser that was closed asks the provider whether it still knows the fan", async () => {
  writeToken(OVER);
  signIn.hasAccount.mockReturnValue(false);
  signIn.acquireBySession.mockResolvedValue("new");
  const calls = network({ [ME]: [200, MARTA] });
  await restore(exampleSite());
  expect(getSession().user).toEqual(MARTA);
  expect(calls.at(-1)).toMatchObject({ bearer: "new" });
});

test("the provider is asked in a window where it does not say so by itself", async () => {
  writeToken(OVER);
  signIn.hasAccount.mockReturnValue(false);
  signIn.acquireBySession.mockRejectedValue(failure("InteractionRequiredAuthError", "login_required"));
  signIn.logInByPopup.mockResolvedValue("new");
  network({ [ME]: [200, MARTA] });
  await restore(exampleSite());
  expect(getSession().user).toEqual(MARTA);
  expect(signIn.acquireByPopup).not.toHaveBeenCalled();
});

test("a token of the organisation that still stands is used as it is", async () => {
  writeToken(STANDING);
  signIn.hasAccount.mockReturnValue(false);
  const calls = network({ [ME]: [200, MARTA] });
  await restore(exampleSite());
  expect(getSession().user).toEqual(MARTA);
  expect(signIn.acquireBySession).not.toHaveBeenCalled();
  expect(calls.at(-1)).toMatchObject({ bearer: STANDING });
});

test("an account of the organisation gets its token silently", async () => {
  writeToken("old");
  keepOrganisationAccount();
  signIn.acquireSilently.mockResolvedValue("new");
  const calls = network({ [ME]: [200, MARTA] });
  await restore(exampleSite());
  expect(tokenCookie()).toBe("new");
  expect(calls.at(-1)).toMatchObject({ bearer: "new" });
  expect(getSession().status).toBe("in");
  expect(signIn.acquireByPopup).not.toHaveBeenCalled();
});

test("a window opens where the provider wants to see the fan", async () => {
  writeToken("old");
  keepOrganisationAccount();
  signIn.acquireSilently.mockRejectedValue(failure("InteractionRequiredAuthError", "login_required"));
  signIn.acquireByPopup.mockResolvedValue("new");
  network({ [ME]: [200, MARTA] });
  await restore(exampleSite());
  expect(tokenCookie()).toBe("new");
  expect(getSession().user).toEqual(MARTA);
});

test("a window that is closed or kept from opening signs out", async () => {
  writeToken("old");
  keepOrganisationAccount();
  signIn.acquireSilently.mockRejectedValue(failure("InteractionRequiredAuthError", "login_required"));
  signIn.acquireByPopup.mockRejectedValue(failure("BrowserAuthError", "popup_window_error"));
  network({});
  await restore(exampleSite());
  expect(tokenCookie()).toBeUndefined();
  expect(getSession()).toEqual({ status: "out" });
});

test("a sign-in that got stuck deletes all cookies", async () => {
  writeToken("old");
  // biome-ignore lint/suspicious/noDocumentCookie: somebody else's
  document.cookie = "msal.cache.encryption=1; Path=/";
  keepOrganisationAccount();
  signIn.acquireSilently.mockRejectedValue(failure("BrowserAuthError", "interaction_in_progress"));
  network({});
  await restore(exampleSite());
  expect(document.cookie).toBe("");
  expect(getSession()).toEqual({ status: "out" });
});

test("any other failure clears token, user and what the organisation's sign-in kept", async () => {
  writeToken("old");
  keepOrganisationAccount();
  signIn.acquireSilently.mockRejectedValue(failure("ServerError", "invalid_grant"));
  network({});
  await restore(exampleSite());
  expect(tokenCookie()).toBeUndefined();
  expect(localStorage.getItem("msal.3.account.keys")).toBeNull();
  expect(getSession()).toEqual({ status: "out" });
});

test("an account that cannot be read any more leaves the token to the server", async () => {
  writeToken("still-good");
  keepOrganisationAccount();
  signIn.hasAccount.mockReturnValue(false);
  network({ [ME]: [200, MARTA] });
  await restore(exampleSite());
  expect(signIn.acquireSilently).not.toHaveBeenCalled();
  expect(getSession().user).toEqual(MARTA);
});

const SEASONS = "GET /api/v2/seasons";
const read = (site = exampleSite()) => {
  onRefusal((token) => replaceRefused(site, token));
  return fetchAsFan("/api/v2/seasons", { headers: { Accept: "application/json" } });
};
const onlyWithout =
  (...refused: string[]) =>
  ({ bearer }: { bearer: string | undefined }): [number, unknown] =>
    bearer && refused.includes(bearer) ? [401, {}] : [200, []];

test("what everybody may read is read again without a token that is no good", async () => {
  writeToken("revoked");
  const calls = network({ [SEASONS]: onlyWithout("revoked") });
  const site = exampleSite();
  site.client.setQueryData(readProfile().queryKey, { email: MARTA.email } as never);
  expect((await read(site)).status).toBe(200);
  expect(calls.map(({ bearer }) => bearer)).toEqual(["revoked", undefined]);
  expect(tokenCookie()).toBeUndefined();
  expect(site.client.getQueryData(readProfile().queryKey)).toBeUndefined();
});

test("several reads at once end the session once, and all are answered", async () => {
  writeToken("revoked");
  network({ [SEASONS]: onlyWithout("revoked") });
  const site = exampleSite();
  const answers = await Promise.all([read(site), read(site), read(site)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("the organisation is asked for another token first", async () => {
  writeToken("expired");
  keepOrganisationAccount();
  signIn.acquireSilently.mockResolvedValue("fresh");
  const calls = network({ [SEASONS]: onlyWithout("expired") });
  expect((await read()).status).toBe(200);
  expect(calls.filter(({ address }) => address.includes("seasons")).map(({ bearer }) => bearer)).toEqual([
    "expired",
    "fresh",
  ]);
  expect(signIn.acquireSilently).toHaveBeenCalledExactlyOnceWith({ isAnew: true });
  expect(tokenCookie()).toBe("fresh");
});

test("but only once", async () => {
  writeToken("expired-too");
  keepOrganisationAccount();
  signIn.acquireSilently.mockResolvedValue("refused-too");
  network({ [SEASONS]: onlyWithout("expired-too", "refused-too") });
  expect((await read()).status).toBe(200);
  expect(signIn.acquireSilently).toHaveBeenCalledTimes(1);
  expect(tokenCookie()).toBeUndefined();
});

test("a refusal without a token is handed on", async () => {
  const calls = network({ [SEASONS]: [401, {}] });
  expect((await read()).status).toBe(401);
  expect(calls).toHaveLength(1);
});

test("whoever may sign in how is read without a token", async () => {
  writeToken("old");
  keepOrganisationAccount();
  signIn.acquireSilently.mockResolvedValue("new");
  const calls = network({ [ME]: [200, MARTA] });
  const site = exampleSite();
  await restore(site);
  const asked = calls.filter(({ address }) => address === readAuthOptions().queryKey[0]);
  expect(asked.every(({ bearer }) => bearer === undefined)).toBe(true);
});
