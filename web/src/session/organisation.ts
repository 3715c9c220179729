import { type AuthOptions, readAuthOptions } from "../api/accounts.ts";
import { type ApiError, normaliseError } from "../api/error.ts";
import { createSend } from "../api/send.ts";
import type { SessionSite } from "./sessionSite.ts";

/** Sign-in by the organisation's own identity provider. What speaks with it is large, and comes when it is needed. */

/** Each gives a token for our calls, or fails with what {@link decideFailure} tells apart. */
export interface OrganisationSignIn {
  hasAccount: () => boolean;
  /** Without the fan noticing. `isAnew`: one that is kept is no good any more. */
  acquireSilently: (options?: { isAnew?: boolean }) => Promise<string>;
  /** The same where nothing is kept of the account: the provider may still know the fan. */
  acquireBySession: () => Promise<string>;
  /** For an account that is known, where the provider wants to see the fan. */
  acquireByPopup: () => Promise<string>;
  logInByPopup: () => Promise<string>;
  /** Leaves the page. */
  startRedirect: () => Promise<void>;
  /** What came back with the page's address, if anything did. */
  finishRedirect: () => Promise<string | undefined>;
  /** Its accounts, and what it keeps of them. */
  forget: () => Promise<void>;
}

let opened: Promise<OrganisationSignIn | undefined> | undefined;
let forgetting: Promise<unknown> = Promise.resolve();

/** `undefined` where the site has no such sign-in. Opened once: two of them on one page would be in each other's way. */
export async function openOrganisation(site: SessionSite): Promise<OrganisationSignIn | undefined> {
  opened ??= open(site);
  try {
    const [signIn] = await Promise.all([opened, forgetting]);
    return signIn;
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

async function open(site: SessionSite) {
  const { organisation } = await readOptions(site);
  if (!organisation) return undefined;
  const { createOrganisationSignIn } = await import("./msal.ts").catch((cause) => {
    throw normaliseError(undefined, cause);
  });
  return createOrganisationSignIn(organisation);
}

/** Without a token: what becomes of one that is refused may depend on the answer. */
async function readOptions({ client, language }: SessionSite): Promise<AuthOptions> {
  const { queryKey } = readAuthOptions();
  const known = client.getQueryData<AuthOptions>(queryKey);
  if (known) return known;
  const send = createSend({ language, send: (address, init) => fetch(address, init) });
  const options = await send<AuthOptions>("GET", String(queryKey[0]));
  client.setQueryData(queryKey, options);
  return options;
}

/** Before a button is pressed: a browser opens a window only right after the press. */
export async function prepareOrganisation(site: SessionSite): Promise<void> {
  await openOrganisation(site);
}

const KEPT = /^msal\.(?:\d+\.)?account\.keys$/;
const THEIRS = /^msal\./;

/** Whether an account of the organisation is kept on this device, without asking what keeps it. */
export function hasOrganisationAccount(): boolean {
  return keptKeys().some((key) => KEPT.test(key) && localStorage.getItem(key) !== "[]");
}

/** Whoever signs in or out by another way is not taken for the one before. */
export function forgetOrganisation() {
  forgetting = Promise.resolve(opened)
    .then((signIn) => signIn?.forget())
    .catch(() => undefined);
  for (const key of keptKeys()) if (THEIRS.test(key)) localStorage.removeItem(key);
}

function keptKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

export type OrganisationFailure = "interactionRequired" | "interactionInProgress" | "other";

export function decideFailure(error: unknown): OrganisationFailure {
  const { name, errorCode } = (error ?? {}) as { name?: unknown; errorCode?: unknown };
  if (name === "InteractionRequiredAuthError") return "interactionRequired";
  return errorCode === "interaction_in_progress" ? "interactionInProgress" : "other";
}

/** As forms show it; its code tells a window that was closed ("user_cancelled") from what went wrong. */
export function organisationError(error: unknown): ApiError {
  const { status, errorCode, errorMessage } = (error ?? {}) as Record<string, unknown>;
  if (typeof status === "number") return error as ApiError;
  return {
    status: 400,
    code: typeof errorCode === "string" ? errorCode : "UnknownError",
    message: typeof errorMessage === "string" && errorMessage ? errorMessage : undefined,
  };
}
