import { randomUUID } from "node:crypto";
import { interactionPolicy, Provider } from "oidc-provider";
import { accountPage, readForm, sendPage } from "./pages.mjs";
import { newSigningKey } from "./signing.mjs";
import { newStorage } from "./storage.mjs";

const HOUR = 60 * 60;
const TTL = Object.fromEntries(
  ["AccessToken", "AuthorizationCode", "Grant", "IdToken", "Interaction", "RefreshToken", "Session"].map((what) => [
    what,
    HOUR,
  ]),
);

/**
 * A real provider under `issuer`, which has one client. With a `resource`, its access tokens are made for that API and can be
 * read by it. Keys change while it runs: it is then made anew, over what it has stored.
 */
export function openIdProvider({ issuer, client, people, resource }) {
  const path = new URL(issuer).pathname;
  const adapter = newStorage();
  const cookieKey = randomUUID();
  const page = `/interaction/`;
  let keys = [newSigningKey()];
  let provider = make();

  function make() {
    const made = new Provider(issuer, {
      adapter,
      clients: [client],
      jwks: { keys: keys.map(({ privateJwk }) => privateJwk) },
      // Silent sign-in happens in a frame of another site.
      cookies: {
        keys: [cookieKey],
        names: { session: `${path.slice(1)}_session`, interaction: "interaction", resume: "resume" },
        long: { httpOnly: true, sameSite: "none", secure: true },
        short: { httpOnly: true, sameSite: "none", secure: true },
      },
      claims: {
        openid: ["sub"],
        email: ["email", "email_verified"],
        profile: ["name", "given_name", "family_name", "preferred_username"],
      },
      conformIdTokenClaims: false,
      scopes: ["openid", "offline_access", "email", "profile"],
      ttl: TTL,
      pkce: { required: () => true },
      clientBasedCORS: (_context, origin, { redirectUris }) =>
        redirectUris.some((uri) => new URL(uri).origin === origin),
      // Whoever may use them gets them: nobody is asked for his consent here, which it takes otherwise.
      issueRefreshToken: (_context, { grantTypes }) => grantTypes.includes("refresh_token"),
      findAccount: (_context, id) => accountOf(people.byId(id)),
      extraTokenClaims: (_context, { accountId }) => claimsOf(people.byId(accountId)),
      loadExistingGrant: (context) => grantFor(made, context, resource),
      interactions: { policy: withAccountSelection(), url: (_context, { uid }) => `${path}${page}${uid}` },
      renderError: (context, out) => {
        context.type = "json";
        context.body = out;
      },
      features: {
        devInteractions: { enabled: false },
        rpInitiatedLogout: { enabled: true },
        resourceIndicators: resource
          ? {
              enabled: true,
              defaultResource: () => resource.uri,
              useGrantedResource: () => true,
              getResourceServerInfo: () => ({
                audience: resource.audience,
                scope: resource.scope,
                accessTokenFormat: "jwt",
                accessTokenTTL: HOUR,
                jwt: { sign: { alg: "RS256" } },
              }),
            }
          : { enabled: false },
      },
    });
    return made;
  }

  async function choose(request, response) {
    if (request.method === "GET") return sendPage(response, accountPage(`Sign in (${path.slice(1)})`, people.all()));
    const form = await readForm(request);
    const person = people.bySignIn(form.get("account"));
    const denied = { error: "access_denied", error_description: "The user went back" };
    const result =
      form.get("cancel") || !person ? denied : { select_account: {}, login: { accountId: person.id }, consent: {} };
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  return {
    issuer,
    audience: resource?.audience,
    key: () => keys[0],
    /** From now on tokens are signed with a new key; those signed with the old one are believed as long as that is kept. */
    rotate({ keepOld = true } = {}) {
      keys = [newSigningKey(), ...(keepOld ? keys : [])];
      provider = make();
      return keys[0].kid;
    },
    async handle(request, response, rest) {
      request.originalUrl = request.url;
      request.url = rest;
      if (rest.startsWith(page)) return choose(request, response);
      if (/^\/token\b/.test(rest) && request.method === "POST") request.body = await readTokenRequest(request);
      return provider.callback()(request, response);
    },
  };
}

/** Other providers take `offline_access` for granted when a token is renewed; this one takes it for a new wish, and refuses. */
async function readTokenRequest(request) {
  const fields = Object.fromEntries(await readForm(request));
  const isRenewal = fields.grant_type === "refresh_token" && fields.scope;
  return isRenewal ? { ...fields, scope: fields.scope.replace(/ ?\boffline_access\b/, "").trim() } : fields;
}

function accountOf(person) {
  return person && { accountId: person.id, claims: () => ({ sub: person.id, ...claimsOf(person) }) };
}

function claimsOf({ email, emailVerified, name, givenName, familyName }) {
  const profile = { name, given_name: givenName, family_name: familyName };
  return email ? { email, email_verified: emailVerified, preferred_username: email, ...profile } : profile;
}

/** Everybody agrees with everything: what is asked for is granted without a question. */
async function grantFor(provider, { oidc }, resource) {
  const { clientId } = oidc.client;
  const known = oidc.session.grantIdFor(clientId);
  const grant =
    (known && (await provider.Grant.find(known))) ||
    new provider.Grant({ clientId, accountId: oidc.session.accountId });
  grant.addOIDCScope("openid email profile offline_access");
  if (resource) grant.addResourceScope(resource.uri, resource.scope);
  await grant.save();
  return grant;
}

function withAccountSelection() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  return policy;
}
