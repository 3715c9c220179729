import { isApiError } from "../api/error.ts";
import { tokenCookie } from "../api/tokenCookie.ts";
import { deleteAllCookies } from "./cookies.ts";
import { clearSession, forgetUser, keepToken, loadUser } from "./fan.ts";
import { decideFailure, hasOrganisationAccount, type OrganisationSignIn, openOrganisation } from "./organisation.ts";
import type { SessionSite } from "./sessionSite.ts";
import { getSession, setSession } from "./state.ts";

let restoring: Promise<void> | undefined;

/** Finds out whose token there is, when a page is opened or another tab has changed it. */
export function restore(site: SessionSite): Promise<void> {
  restoring = find(site);
  return restoring;
}

async function find(site: SessionSite) {
  const token = tokenCookie();
  if (!token) return;
  if (!getSession().user) setSession({ status: "restoring" });
  try {
    if (isOrganisations(token)) await renewByOrganisation(site, withPopup, isOver(token));
    await loadUser(site);
    // Signed out on another tab meanwhile.
    if (!tokenCookie()) forgetUser(site);
  } catch (error) {
    if (isRefusal(error)) clearSession(site);
    else forgetUser(site);
  }
}

/** Without a network, or with the server in trouble, nobody is signed out: the next page tries again. */
function isRefusal(error: unknown) {
  return !isApiError(error) || error.status === 401 || error.status === 403;
}

const isOrganisations = (token: string) => hasOrganisationAccount() || claimsOf(token).iss !== undefined;

function isOver(token: string): boolean {
  const { exp } = claimsOf(token);
  return typeof exp === "number" && exp * 1_000 <= Date.now();
}

/** What a token says of itself. Only the server knows whether it is true. */
function claimsOf(token: string): { iss?: unknown; exp?: unknown } {
  try {
    const payload = token.split(".")[1] ?? "";
    return JSON.parse(atob(payload.replace(/-/g, "+").replace(/_/g, "/"))) ?? {};
  } catch {
    return {};
  }
}

type Acquire = (signIn: OrganisationSignIn) => Promise<string>;

/**
 * The token of an account that is kept. A browser that was closed keeps none: then the provider is asked whether it still
 * knows the fan, but only for a token that is no good any more.
 */
async function renewByOrganisation(site: SessionSite, acquire: Acquire, isNeeded: boolean) {
  const signIn = await openOrganisation(site);
  if (!signIn || !(signIn.hasAccount() || isNeeded)) return;
  try {
    keepToken(await acquire(signIn));
  } catch (error) {
    if (decideFailure(error) === "interactionInProgress") deleteAllCookies();
    throw error;
  }
}

const withPopup: Acquire = async (signIn) => {
  const isKept = signIn.hasAccount();
  try {
    return await (isKept ? signIn.acquireSilently() : signIn.acquireBySession());
  } catch (error) {
    if (decideFailure(error) !== "interactionRequired") throw error;
    return isKept ? signIn.acquireByPopup() : signIn.logInByPopup();
  }
};

const anew: Acquire = (signIn) =>
  signIn.hasAccount() ? signIn.acquireSilently({ isAnew: true }) : signIn.acquireBySession();

let coming: Promise<void> | undefined;
let renewed: string | undefined;

/**
 * A token that a call was refused for: the organisation may give another one, once and without a window that nobody
 * asked for; otherwise nobody is signed in any more.
 */
export async function replaceRefused(site: SessionSite, token: string): Promise<void> {
  coming ??= replace(site, token).finally(() => {
    coming = undefined;
  });
  return coming;
}

async function replace(site: SessionSite, token: string) {
  await restoring;
  if (tokenCookie() !== token) return;
  try {
    if (token !== renewed && isOrganisations(token)) await renewByOrganisation(site, anew, true);
  } catch {
    // Told by what is there now: the same token.
  }
  const now = tokenCookie();
  if (now === token) clearSession(site);
  else renewed = now;
}
