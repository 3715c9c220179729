import { useEffect } from "react";
import { useLocation } from "react-router";
import type { User } from "../api/accounts.ts";
import { accountPaths } from "../app/paths.ts";
import { goInstead } from "./going.ts";
import { getSession } from "./state.ts";
import { useSession } from "./useSession.ts";

/** Who is signed in, for a page that is only for them; who is not goes to sign in and comes back. */
export function useSignedIn(): User | undefined {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // A page that comes alive says "out" first, as the server did.
    if (status === "out" && getSession().status === "out") goInstead(accountPaths.auth(pathname + search));
  }, [status, pathname, search]);
  return user;
}
