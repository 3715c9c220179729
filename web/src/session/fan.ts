import { fetchMe, type User } from "../api/accounts.ts";
import { foundBy } from "../api/contentQueries.ts";
import { readSettings } from "../api/furniture.ts";
import { isPersonal } from "../api/personal.ts";
import { createSend, type Send } from "../api/send.ts";
import { tokenCookie } from "../api/tokenCookie.ts";
import { forgetAccountClubs } from "../app/favouriteClubs.ts";
import { callAsFan, fetchWithToken } from "./asFan.ts";
import { deleteToken, markComplete, writeToken } from "./cookies.ts";
import { forgetOrganisation } from "./organisation.ts";
import type { SessionSite } from "./sessionSite.ts";
import { getSession, SIGNED_OUT, setSession } from "./state.ts";
import { tellOtherTabs } from "./tabs.ts";

/** How a session begins and ends on this device, whatever led to it. */

/** Calls that are made once, with the token there is: a refusal is theirs to answer. */
export function plainSend(site: SessionSite): Send {
  return createSend({ ...howOf(site), send: fetchWithToken });
}

/** Calls of a fan who is signed in. */
export function fanSend(site: SessionSite): Send {
  return createSend(howOf(site));
}

function howOf({ language, client }: SessionSite) {
  return { language, timeoutSeconds: foundBy(client, readSettings(language))?.apiTimeout };
}

/** Keeps the token. Browsers refuse cookies that are too long, or all of them. */
export function keepToken(token: string) {
  writeToken(token);
  if (tokenCookie() !== token) throw { status: 500, code: "cookies", message: undefined };
  callAsFan();
}

/** Reads whose token this is, and has everybody know. */
export async function loadUser(site: SessionSite): Promise<User> {
  const user = await fetchMe(plainSend(site));
  welcome(user);
  return user;
}

export function welcome(user: User) {
  if (user.completed) markComplete(true);
  setSession({ status: "in", user });
}

/** Nobody is signed in any more, on any tab, and nothing of theirs is left behind. */
export function clearSession(site: SessionSite) {
  const wasIn = tokenCookie() !== undefined || getSession().status !== "out";
  deleteToken();
  forgetOrganisation();
  forgetUser(site);
  forgetAccountClubs();
  if (wasIn) tellOtherTabs();
}

/** The token may still be good: only this page does not know whose it is. */
export function forgetUser({ client }: SessionSite) {
  if (getSession().status !== "out") setSession(SIGNED_OUT);
  client.removeQueries({ predicate: ({ queryKey }) => isPersonal(String(queryKey[0])) });
}
