import {
  type AccountInfo,
  type AuthenticationResult,
  BrowserCacheLocation,
  EventType,
  ProtocolMode,
  PublicClientApplication,
} from "@azure/msal-browser";
import type { Organisation } from "../api/accounts.ts";
import type { OrganisationSignIn } from "./organisation.ts";

/** The only file that knows the library which speaks with the organisation's identity provider. */

/** A document of its own: it hands on what the provider said in a window or frame (`bridge.ts`). */
const BRIDGE = "/auth/redirect";
/** Where the whole page comes back to. */
const ENTRY = "/auth";

export async function createOrganisationSignIn(organisation: Organisation): Promise<OrganisationSignIn> {
  const { authority, clientId, scopes } = organisation;
  const inWindow = { scopes, redirectUri: location.origin + BRIDGE };
  const app = new PublicClientApplication({
    auth: {
      clientId,
      authority,
      knownAuthorities: [new URL(authority).host],
      redirectUri: inWindow.redirectUri,
    },
    cache: { cacheLocation: BrowserCacheLocation.LocalStorage },
    system: { protocolMode: ProtocolMode.OIDC },
  });
  await app.initialize();
  app.addEventCallback(
    ({ payload }) => {
      const account = (payload as AuthenticationResult | null)?.account ?? (payload as AccountInfo | null);
      if (account) app.setActiveAccount(account);
    },
    [EventType.LOGIN_SUCCESS],
  );

  const account = () => app.getActiveAccount() ?? app.getAllAccounts()[0];
  const known = () => {
    const one = account();
    return one && { account: one };
  };
  return {
    hasAccount: () => account() !== undefined,
    acquireSilently: async ({ isAnew = false } = {}) =>
      tokenOf(await app.acquireTokenSilent({ ...inWindow, ...known(), forceRefresh: isAnew })),
    acquireBySession: async () => tokenOf(await app.ssoSilent(inWindow)),
    acquireByPopup: async () => tokenOf(await app.acquireTokenPopup({ ...inWindow, ...known() })),
    logInByPopup: async () => tokenOf(await app.loginPopup(inWindow)),
    startRedirect: () => app.loginRedirect({ scopes, redirectUri: location.origin + ENTRY }),
    finishRedirect: async () => {
      const result = await app.handleRedirectPromise({ navigateToLoginRequestUrl: false });
      return result ? tokenOf(result) : undefined;
    },
    forget: async () => {
      if (account()) await app.clearCache();
    },
  };
}

function tokenOf({ accessToken }: AuthenticationResult): string {
  return accessToken;
}
