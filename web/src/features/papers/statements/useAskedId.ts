import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** The number at the end of the address. The server does not hear of it, so the first paint is without. */
export function useAskedId(): number | undefined {
  // The app goes to another place of the page without the browser saying so.
  useLocation();
  return useSyncExternalStore(subscribe, askedId, () => undefined);
}

function subscribe(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

function askedId(): number | undefined {
  const written = location.hash.slice(1);
  return /^[1-9]\d{0,15}$/.test(written) ? Number(written) : undefined;
}
