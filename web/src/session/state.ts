import type { User } from "../api/accounts.ts";
import type { ApiError } from "../api/error.ts";

/**
 * Who is signed in, for everything on the page that wants to know. Small enough to be loaded by every page; how somebody
 * comes to be signed in is in `actions.ts` and `restore.ts`, which come when they are needed.
 */

/** "restoring": a token is there, and it is not known yet whose it is. */
export type SessionStatus = "out" | "restoring" | "in";

export interface SessionState {
  status: SessionStatus;
  /** There while `status` is "in". */
  user?: User;
  /** Why nobody is signed in who came back from the organisation's identity provider. */
  failure?: ApiError;
}

export const SIGNED_OUT: SessionState = { status: "out" };

let session = SIGNED_OUT;
const listeners = new Set<() => void>();

export function getSession(): SessionState {
  return session;
}

export function setSession(state: SessionState) {
  session = state;
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
