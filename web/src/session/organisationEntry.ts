import { fetchMe, type User } from "../api/accounts.ts";
import { deleteAllCookies } from "./cookies.ts";
import { clearSession, keepToken, plainSend, welcome } from "./fan.ts";
import { afterLogin } from "./going.ts";
import { decideFailure, type OrganisationSignIn, openOrganisation, organisationError } from "./organisation.ts";
import { closeAllPopups } from "./popups.ts";
import { rememberReturn, takeReturn } from "./returnTo.ts";
import type { SessionSite } from "./sessionSite.ts";
import { SIGNED_OUT, setSession } from "./state.ts";
import { tellOtherTabs } from "./tabs.ts";

/** Signing in with an account of the organisation: in a window, or by leaving the page and coming back. */

/** What came back with the address; what went wrong stands in the session, where the page finds it. */
export async function finishOrganisation(site: SessionSite): Promise<void> {
  // Before the page that is opened with this address thinks that nobody was going anywhere.
  const back = takeReturn();
  setSession({ status: "restoring" });
  try {
    const user = await enter(site, (signIn) => signIn.finishRedirect(), back);
    // An answer that was taken before: the page was opened again.
    if (!user) setSession(SIGNED_OUT);
  } catch (error) {
    rememberReturn(back);
    setSession({ status: "out", failure: organisationError(error) });
  }
}

/** In a window: `undefined` never comes. By leaving the page: nobody is there any more to take the answer. */
export async function enterByOrganisation(site: SessionSite, how: "redirect" | "popup"): Promise<User | undefined> {
  clearSession(site);
  return enter(site, async (signIn) => {
    if (how === "popup") return signIn.logInByPopup();
    await signIn.startRedirect();
    return undefined;
  });
}

async function enter(
  site: SessionSite,
  acquire: (signIn: OrganisationSignIn) => Promise<string | undefined>,
  back?: string,
): Promise<User | undefined> {
  try {
    const signIn = await openOrganisation(site);
    if (!signIn) throw { status: 400, code: "ApplicationError", message: undefined };
    const token = await acquire(signIn);
    if (!token) return undefined;
    keepToken(token);
    const user = await fetchMe(plainSend(site));
    if (back) rememberReturn(back);
    welcome(user);
    tellOtherTabs();
    closeAllPopups();
    afterLogin(user);
    return user;
  } catch (error) {
    clearSession(site);
    if (decideFailure(error) === "interactionInProgress") deleteAllCookies();
    throw organisationError(error);
  }
}
