import type { User } from "../api/accounts.ts";
import { accountPaths, paths } from "../app/paths.ts";
import { isMarkedComplete } from "./cookies.ts";
import { takeReturn } from "./returnTo.ts";

type Go = (to: string, options: { replace: boolean }) => unknown;

/** Until the app has said how it changes pages, the browser does it: with that, this page ends, and arrives nowhere. */
const byBrowser: Go = (to, { replace }) => {
  if (replace) location.replace(to);
  else location.assign(to);
  return new Promise(() => undefined);
};
let goThere = byBrowser;

/** Who changes pages from now on; the browser itself where nobody is named. */
export function changePagesBy(go: Go | undefined) {
  goThere = go ?? byBrowser;
}

/** Nobody comes back to a page that signs in by going back. */
function go(to: string): unknown {
  return goThere(to, { replace: location.pathname.startsWith("/auth") });
}

/** In place of the page that is shown, unless somebody is leaving it already. */
export function goInstead(to: string) {
  if (!isLeaving) goThere(to, { replace: true });
}

/** By then everything on the page knows who is signed in. */
const SETTLE_MS = 100;

export function isProfileComplete(user: Pick<User, "completed">): boolean {
  return user.completed || isMarkedComplete();
}

/** Who was sent on last: the page that signs in and what signed in may both want to. */
let sentOn: object | undefined;

/** Where somebody was going, or home; first to their profile when that lacks something. */
export function afterLogin(user: Pick<User, "completed">) {
  if (user === sentOn) return;
  sentOn = user;
  const back = takeReturn();
  if (isProfileComplete(user)) go(back ?? paths.home());
  else setTimeout(go, SETTLE_MS, accountPaths.profile());
}

/** Whoever has changed their profile sees what became of it. */
export function afterProfileEdit() {
  go(accountPaths.profile());
}

let isLeaving = false;

/** Whoever has signed out goes home, also from a page that would rather have them sign in again. */
export function afterLogout() {
  isLeaving = true;
  const stay = () => {
    isLeaving = false;
  };
  Promise.resolve(go(paths.home())).then(stay, stay);
}
