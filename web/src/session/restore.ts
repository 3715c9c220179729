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
  if (!tokenCookie()) return;
  if (!getSession().user) setSession({ status: "restoring" });
  try {
    if (hasOrganisationAccount()) await renewByOrganisation(site, withPopup);
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

type Acquire = (signIn: OrganisationSignIn) => Promise<string>;

/** The token of an account that is kept; nothing to do where it is not kept any more. */
async function renewByOrganisation(site: SessionSite, acquire: Acquire) {
  const signIn = await openOrganisation(site);
  if (!signIn?.hasAccount()) return;
  try {
    keepToken(await acquire(signIn));
  } catch (error) {
    if (decideFailure(error) === "interactionInProgress") deleteAllCookies();
    throw error;
  }
}

const withPopup: Acquire = async (signIn) => {
  try {
    return await signIn.acquireSilently();
  } catch (error) {
    if (decideFailure(error) !== "interactionRequired") throw error;
    return signIn.acquireByPopup();
  }
};

const anew: Acquire = (signIn) => signIn.acquireSilently({ isAnew: true });

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
    if (token !== renewed && hasOrganisationAccount()) await renewByOrganisation(site, anew);
  } catch {
    // Told by what is there now: the same token.
  }
  const now = tokenCookie();
  if (now === token) clearSession(site);
  else renewed = now;
}
