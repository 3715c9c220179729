import type {
  Credentials,
  PasswordChange,
  PasswordReset,
  Profile,
  ProfileFields,
  Provider,
  User,
} from "../api/accounts.ts";
import type { SessionSite } from "./sessionSite.ts";

/** What somebody does who signs in, out, or changes their account. Failures are thrown as `ApiError`. */

export interface NewAccount {
  email: string;
  password: string;
  newsletter: boolean;
}

/** A signature whose body follows. */
function soon(..._: unknown[]): never {
  throw new Error("not yet");
}

export async function logIn(site: SessionSite, credentials: Credentials): Promise<User> {
  return soon(site, credentials);
}

/** "confirm": a mail with a link is on its way, and nobody is signed in yet. */
export async function registerByEmail(site: SessionSite, account: NewAccount): Promise<"in" | "confirm"> {
  return soon(site, account);
}

export async function askForReset(site: SessionSite, email: string): Promise<void> {
  soon(site, email);
}

export async function resetPassword(site: SessionSite, reset: PasswordReset): Promise<User> {
  return soon(site, reset);
}

export async function changePassword(site: SessionSite, change: PasswordChange): Promise<User> {
  return soon(site, change);
}

export async function confirmEmail(site: SessionSite, code: string): Promise<User> {
  return soon(site, code);
}

export async function sendConfirmation(site: SessionSite, email: string): Promise<void> {
  soon(site, email);
}

/** Leaves the site for the provider's page. */
export function startProvider(provider: Provider, returnTo?: string): void {
  soon(provider, returnTo);
}

/** What came back from the provider with the address of /auth. */
export async function finishProvider(site: SessionSite, query: URLSearchParams): Promise<User> {
  return soon(site, query);
}

export async function logInByOrganisation(site: SessionSite, how: "redirect" | "popup"): Promise<User | undefined> {
  return soon(site, how);
}

export async function logOut(site: SessionSite, options?: { everywhere?: boolean }): Promise<void> {
  soon(site, options);
}

export async function saveProfile(site: SessionSite, fields: ProfileFields): Promise<Profile> {
  return soon(site, fields);
}
