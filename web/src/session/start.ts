import { tokenCookie } from "../api/tokenCookie.ts";
import { callAsFan, onRefusal } from "./asFan.ts";
import { clearSession } from "./fan.ts";
import { keepInStep } from "./favourites.ts";
import { finishOrganisation } from "./organisationEntry.ts";
import { replaceRefused, restore } from "./restore.ts";
import type { SessionSite } from "./sessionSite.ts";
import { getSession, subscribe } from "./state.ts";

let hasStarted = false;

/**
 * What a page does of which the first script found that somebody is signed in, or comes back from signing in. Visitors
 * without an account never load this.
 */
export function startSession(site: SessionSite): Promise<void> {
  listenOnce(site);
  if (isAnswer(location)) return finishOrganisation(site);
  if (tokenCookie()) return restore(site);
  // Signed out on another tab, or the token has run out.
  if (getSession().status !== "out") clearSession(site);
  return Promise.resolve();
}

/** Before anybody signs in, too. */
export function listenOnce(site: SessionSite) {
  if (hasStarted) return;
  hasStarted = true;
  onRefusal((token) => replaceRefused(site, token));
  callAsFan();
  subscribe(() => markSignedIn(getSession().status !== "out"));
  keepInStep(site);
}

/** What `entry-first.ts` has written from the cookie alone: styles look at it. */
function markSignedIn(isIn: boolean) {
  document.documentElement.toggleAttribute("data-signed-in", isIn);
}

/** The identity provider answers behind the "#", which no server gets to see. */
export function isAnswer({ pathname, hash }: Pick<Location, "pathname" | "hash">): boolean {
  return pathname === "/auth" && /[#&]state=/.test(hash) && /[#&](?:code|error)=/.test(hash);
}
