import { useSyncExternalStore } from "react";
import { getSession, type SessionState, SIGNED_OUT, subscribe } from "./state.ts";

/** The server knows nobody, and the first painting in the browser must agree with it. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, getSession, () => SIGNED_OUT);
}
