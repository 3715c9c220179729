import { createHash, createPublicKey, randomUUID } from "node:crypto";
import { accountPage, postingPage, readForm, sendJson, sendPage } from "./pages.mjs";
import { newSigningKey, readEs256, secondsNow, signToken } from "./signing.mjs";

const HALF_A_YEAR = 15_777_000;

/**
 * What of Apple's sign-in a site uses. Peculiar to it: the answer is a form that the browser posts, the client's secret is a
 * token that the client signs, names are told once, and what is true is "true".
 */
export function appleLike({ issuer, client, privateKey, people }) {
  const key = newSigningKey();
  const clientKey = createPublicKey(privateKey);
  const codes = new Map();
  const met = new Set();

  async function authorize(request, response, query) {
    const isRight =
      query.get("client_id") === client.id &&
      query.get("redirect_uri") === client.redirectUri &&
      // Whoever asks for a name or an address gets the answer posted.
      query.get("response_mode") === "form_post" &&
      (query.get("response_type") ?? "").split(" ").includes("code");
    if (!isRight) return sendJson(response, { error: "invalid_request" }, 400);
    if (request.method === "GET") return sendPage(response, accountPage("Sign in (apple)", people.all()));
    const form = await readForm(request);
    const person = people.bySignIn(form.get("account"));
    const state = query.get("state") ?? "";
    if (form.get("cancel") || !person) {
      return sendPage(response, postingPage(client.redirectUri, { error: "user_cancelled_authorize", state }));
    }
    const code = randomUUID();
    const nonce = query.get("nonce") ?? undefined;
    codes.set(code, { person, nonce, challenge: query.get("code_challenge") });
    const fields = { code, state };
    if (query.get("response_type").includes("id_token")) fields.id_token = idToken(person, nonce);
    if (!met.has(person.id) && (query.get("scope") ?? "").includes("name")) fields.user = told(person);
    met.add(person.id);
    return sendPage(response, postingPage(client.redirectUri, fields));
  }

  function exchange(response, fields) {
    const found = codes.get(fields.get("code"));
    codes.delete(fields.get("code"));
    if (fields.get("client_id") !== client.id || !isSecret(fields.get("client_secret"))) {
      return sendJson(response, { error: "invalid_client" }, 400);
    }
    const verifier = createHash("sha256")
      .update(fields.get("code_verifier") ?? "")
      .digest("base64url");
    const isProven = !found?.challenge || found.challenge === verifier;
    if (!found || !isProven || fields.get("redirect_uri") !== client.redirectUri) {
      return sendJson(response, { error: "invalid_grant" }, 400);
    }
    return sendJson(response, {
      access_token: randomUUID(),
      token_type: "Bearer",
      expires_in: 3600,
      refresh_token: randomUUID(),
      id_token: idToken(found.person, found.nonce),
    });
  }

  function isSecret(secret) {
    const { header, claims } = readEs256(secret, clientKey) ?? {};
    return (
      header?.kid === client.keyId &&
      claims.iss === client.teamId &&
      claims.sub === client.id &&
      claims.aud === issuer &&
      claims.exp > secondsNow() &&
      claims.exp <= secondsNow() + HALF_A_YEAR
    );
  }

  function idToken({ id, email, emailVerified }, nonce) {
    const now = secondsNow();
    const address = email ? { email, email_verified: String(emailVerified), is_private_email: "false" } : {};
    const claims = {
      iss: issuer,
      aud: client.id,
      sub: id,
      iat: now,
      exp: now + 3600,
      auth_time: now,
      nonce,
      ...address,
    };
    return signToken({ alg: "RS256", kid: key.kid }, claims, key);
  }

  return {
    issuer,
    key: () => key,
    async handle(request, response, rest) {
      const { pathname, searchParams } = new URL(rest, "https://localhost");
      switch (pathname) {
        case "/.well-known/openid-configuration":
          return sendJson(response, discovery(issuer));
        case "/auth/authorize":
          return authorize(request, response, searchParams);
        case "/auth/token":
          return exchange(response, await readForm(request));
        case "/auth/keys":
          return sendJson(response, { keys: [key.publicJwk] });
        default:
          return sendJson(response, { error: "not_found" }, 404);
      }
    },
  };
}

const told = ({ givenName, familyName, email }) =>
  JSON.stringify({ name: { firstName: givenName, lastName: familyName }, email });

const discovery = (issuer) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth/authorize`,
  token_endpoint: `${issuer}/auth/token`,
  jwks_uri: `${issuer}/auth/keys`,
  response_types_supported: ["code"],
  response_modes_supported: ["query", "fragment", "form_post"],
  subject_types_supported: ["pairwise"],
  id_token_signing_alg_values_supported: ["RS256"],
  scopes_supported: ["openid", "email", "name"],
  token_endpoint_auth_methods_supported: ["client_secret_post"],
  claims_supported: ["aud", "email", "email_verified", "exp", "iat", "is_private_email", "iss", "nonce", "sub"],
});
