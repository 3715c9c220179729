import {
  type Credentials,
  fetchByProvider,
  type PasswordChange,
  type PasswordReset,
  type Profile,
  type ProfileFields,
  type Provider,
  type SignedIn,
  sendConfirmationRequest,
  sendConfirmation as sendConfirmed,
  sendCredentials,
  sendForgotPassword,
  sendLogOut,
  sendPasswordChange,
  sendPasswordReset,
  sendProfile,
  sendRegistration,
  type User,
} from "../api/accounts.ts";
import { type ApiError, isApiError } from "../api/error.ts";
import { sendAccountDeletion } from "../api/fan.ts";
import { announce, type EventName } from "../app/events.ts";
import { clearRecents } from "../app/search/recents.ts";
import { forgetVisits } from "../app/visited.ts";
import { markComplete } from "./cookies.ts";
import { clearSession, fanSend, keepToken, loadUser, plainSend, welcome } from "./fan.ts";
import { afterLogin, afterLogout } from "./going.ts";
import { enterByOrganisation } from "./organisationEntry.ts";
import { own } from "./own.ts";
import { keepProfile } from "./ownProfile.ts";
import { closeAllPopups, openPopup } from "./popups.ts";
import { rememberReturn } from "./returnTo.ts";
import type { SessionSite } from "./sessionSite.ts";
import { listenOnce } from "./start.ts";
import { getSession } from "./state.ts";
import { tellOtherTabs } from "./tabs.ts";

/** What somebody does who signs in, out, or changes their account. Failures are thrown as `ApiError`. */

/** All of it is one file for browsers, which comes when something is done. */
export const ownThings = own;

export async function logIn(site: SessionSite, credentials: Credentials): Promise<User> {
  clearSession(site);
  return enter(site, await sendCredentials(plainSend(site), credentials), "login_email");
}

export interface NewAccount {
  email: string;
  password: string;
  newsletter: boolean;
}

/** "confirm": a mail with a link is on its way, and nobody is signed in yet. */
export async function registerByEmail(site: SessionSite, account: NewAccount): Promise<"in" | "confirm"> {
  clearSession(site);
  const { email } = account;
  const body = { ...account, username: email, language: site.language, terms: true } as const;
  const { jwt, user } = await sendRegistration(plainSend(site), body);
  if (jwt) await enter(site, { jwt, user }, "register_email");
  else announce("register_email");
  return jwt ? "in" : "confirm";
}

export async function askForReset(site: SessionSite, email: string): Promise<void> {
  await sendForgotPassword(plainSend(site), { email });
  announce("forgot_password");
}

export async function resetPassword(site: SessionSite, reset: PasswordReset): Promise<User> {
  clearSession(site);
  return enter(site, await sendPasswordReset(plainSend(site), reset), "reset_password");
}

/** Whoever changes it stays where they are; every other device has to sign in again. */
export async function changePassword(site: SessionSite, change: PasswordChange): Promise<User> {
  return become(site, await sendPasswordChange(fanSend(site), change));
}

/** Only a link that is good changes who is signed in: most are opened twice. */
export async function confirmEmail(site: SessionSite, code: string): Promise<User> {
  const answer = await sendConfirmed(fanSend(site), { confirmation: code });
  clearSession(site);
  return enter(site, answer);
}

export async function sendConfirmation(site: SessionSite, email: string): Promise<void> {
  await sendConfirmationRequest(plainSend(site), { email });
}

const PROVIDERS: readonly string[] = ["google", "facebook", "apple"] satisfies Provider[];

/** Leaves the site for the provider's page. */
export function startProvider(provider: Provider, returnTo?: string): void {
  if (returnTo !== undefined) rememberReturn(returnTo);
  location.assign(`/api/connect/${encodeURIComponent(provider)}`);
}

let finishing: { code: string; user: Promise<User> } | undefined;

/** What came back from the provider with the address of /auth. A code is good for one call, however often it is asked. */
export async function finishProvider(site: SessionSite, query: URLSearchParams): Promise<User> {
  const provider = query.get("provider") ?? "";
  const code = query.get("access_token");
  const refusal = query.get("error");
  if (!PROVIDERS.includes(provider)) throw providerError();
  if (refusal !== null || !code) throw providerError(refusal ?? undefined);
  if (finishing?.code !== code) finishing = { code, user: enterByProvider(site, provider as Provider, code) };
  return finishing.user;
}

async function enterByProvider(site: SessionSite, provider: Provider, code: string): Promise<User> {
  clearSession(site);
  return enter(site, await fetchByProvider(plainSend(site), provider, code), `login_${provider}`);
}

function providerError(message?: string): ApiError {
  return { status: 400, code: "ApplicationError", message };
}

export async function logInByOrganisation(site: SessionSite, how: "redirect" | "popup"): Promise<User | undefined> {
  listenOnce(site);
  return enterByOrganisation(site, how);
}

/** Nobody stays signed in because a call fails. */
export async function logOut(site: SessionSite, options: { everywhere?: boolean } = {}): Promise<void> {
  await sendLogOut(plainSend(site), options).catch((error) => {
    // Here everybody may leave; that the other devices are out, too, must be true when it is said.
    if (options.everywhere && (error as ApiError).status !== 401) throw error;
  });
  leave(site);
  announce("logout");
}

/** For good: `confirmation` is the fan's own address. */
export async function deleteAccount(site: SessionSite, confirmation: string): Promise<void> {
  await sendAccountDeletion(fanSend(site), confirmation);
  leave(site);
  announce("delete_profile");
  openPopup("goodbye");
}

/** Home, with nobody signed in, and nothing left of where somebody was and what they looked for. */
function leave(site: SessionSite) {
  afterLogout();
  clearSession(site);
  forgetVisits();
  clearRecents();
  markComplete(false);
  closeAllPopups();
}

export async function saveProfile(site: SessionSite, fields: ProfileFields): Promise<Profile> {
  const profile = await sendProfile(fanSend(site), fields);
  const { user } = getSession();
  keepProfile(site, profile);
  if (user && !user.completed && profile.completed) announceCompletion(user.provider);
  return profile;
}

/** Only of those who came through somebody else is it counted. */
function announceCompletion(provider: string) {
  if (PROVIDERS.includes(provider)) announce(`complete_profile_${provider as Provider}`);
}

/** An account that was let in: its popups close, and it goes where it was going. */
async function enter(site: SessionSite, answer: SignedIn, event?: PlainEvent): Promise<User> {
  const user = await become(site, answer);
  closeAllPopups();
  if (event) announce(event);
  afterLogin(user);
  return user;
}

type PlainEvent = Extract<EventName, `login_${string}` | "register_email" | "reset_password">;

/** The answer says whose the token is, should the network be gone by now. */
async function become(site: SessionSite, { jwt, user }: SignedIn): Promise<User> {
  listenOnce(site);
  keepToken(jwt);
  try {
    return await loadUser(site);
  } catch (error) {
    if (!isApiError(error) || error.status === 401 || error.status === 403) {
      clearSession(site);
      throw error;
    }
    welcome(user);
    return user;
  } finally {
    tellOtherTabs();
  }
}
