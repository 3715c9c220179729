import { createHash, createHmac, randomUUID } from "node:crypto";
import { accountPage, readForm, redirect, sendJson, sendPage } from "./pages.mjs";
import { secondsNow } from "./signing.mjs";

/** What of Facebook's sign-in a site uses: the dialog and three calls of the Graph API, with their checks. */
export function facebookLike({ client, people }) {
  const codes = new Map();
  const tokens = new Map();

  async function dialog(request, response, query) {
    const isRight = query.get("client_id") === client.id && query.get("redirect_uri") === client.redirectUri;
    if (!isRight) return fail(response, "Invalid app or address");
    if (request.method === "GET") return sendPage(response, accountPage("Sign in (facebook)", people.all()));
    const form = await readForm(request);
    const person = people.bySignIn(form.get("account"));
    const back = new URL(client.redirectUri);
    const state = query.get("state") ?? "";
    if (form.get("cancel") || !person) {
      for (const [name, value] of Object.entries({ error: "access_denied", error_reason: "user_denied", state })) {
        back.searchParams.set(name, value);
      }
      return redirect(response, back.href);
    }
    const code = randomUUID();
    codes.set(code, { person, challenge: query.get("code_challenge"), scope: query.get("scope") ?? "" });
    back.searchParams.set("code", code);
    back.searchParams.set("state", state);
    return redirect(response, back.href);
  }

  function exchange(response, fields) {
    const found = codes.get(fields.get("code"));
    codes.delete(fields.get("code"));
    const isClient = fields.get("client_id") === client.id && fields.get("client_secret") === client.secret;
    const verifier = createHash("sha256")
      .update(fields.get("code_verifier") ?? "")
      .digest("base64url");
    const isProven = !found?.challenge || found.challenge === verifier;
    if (!isClient || !found || !isProven || fields.get("redirect_uri") !== client.redirectUri) {
      return fail(response, "Invalid verification code format.");
    }
    const token = randomUUID();
    tokens.set(token, found);
    return sendJson(response, { access_token: token, token_type: "bearer", expires_in: 3600 });
  }

  function me(response, query, bearer) {
    const token = query.get("access_token") ?? bearer ?? "";
    const { person, scope } = tokens.get(token) ?? {};
    if (!person) return fail(response, "Invalid OAuth access token.");
    const proof = createHmac("sha256", client.secret).update(token).digest("hex");
    if (query.get("appsecret_proof") !== proof) return fail(response, "Invalid appsecret_proof", 100);
    const known = { id: person.id, name: person.name, first_name: person.givenName, last_name: person.familyName };
    // Facebook gives no address that was not confirmed, and none at all if it was not asked for.
    if (scope.includes("email") && person.email && person.emailVerified) known.email = person.email;
    const asked = (query.get("fields") ?? "id,name").split(",");
    return sendJson(
      response,
      Object.fromEntries(asked.filter((name) => name in known).map((name) => [name, known[name]])),
    );
  }

  function debug(response, query, bearer) {
    if ((query.get("access_token") ?? bearer) !== `${client.id}|${client.secret}`)
      return fail(response, "Not this app");
    const { person } = tokens.get(query.get("input_token")) ?? {};
    const about = person
      ? { app_id: client.id, type: "USER", is_valid: true, user_id: person.id, expires_at: secondsNow() + 3600 }
      : { is_valid: false, error: { code: 190, message: "Invalid OAuth access token." } };
    return sendJson(response, { data: about });
  }

  return {
    async handle(request, response, rest) {
      const { pathname, searchParams } = new URL(rest, "https://localhost");
      const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
      // Calls may name the version of the API that they are written for.
      switch (pathname.replace(/^\/v\d+\.\d+/, "")) {
        case "/dialog/oauth":
          return dialog(request, response, searchParams);
        case "/oauth/access_token":
          return exchange(response, request.method === "POST" ? await readForm(request) : searchParams);
        case "/me":
          return me(response, searchParams, bearer);
        case "/debug_token":
          return debug(response, searchParams, bearer);
        default:
          return fail(response, "Unknown path");
      }
    },
  };
}

function fail(response, message, code = 190) {
  sendJson(response, { error: { message, type: "OAuthException", code } }, 400);
}
