import { tokenCookie } from "../api/tokenCookie.ts";
import { subscribe } from "./state.ts";

/** Other tabs of this browser share the token; each has to hear when it changes. */

const KEY = "jornada_session";

export function tellOtherTabs() {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Closed to us: the others notice when they are looked at again.
  }
}

/**
 * Tells when somebody signed in or out on another tab, or the token ran out: at once where the tab says so, otherwise
 * when this one is looked at again. What this tab did itself is no news.
 */
export function watchTabs(tell: () => void): () => void {
  let known = tokenCookie();
  const look = () => {
    const token = tokenCookie();
    if (token === known) return;
    known = token;
    tell();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) look();
  };
  addEventListener("storage", onStorage);
  addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", look);
  const leave = subscribe(() => {
    known = tokenCookie();
  });
  return () => {
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", look);
    document.removeEventListener("visibilitychange", look);
    leave();
  };
}
