import { createServer } from "node:http";
import { readJson, sendJson } from "./pages.mjs";
import { newSigningKey, secondsNow, signToken } from "./signing.mjs";

/** What tests tell the providers and the mail server to do, and ask of them. */
export function controlServer({ people, issuers, mailbox, conditions }) {
  const stranger = newSigningKey();

  const calls = {
    "GET /": () => ({ ready: true }),
    "POST /people": (_query, person) => people.add(person),
    "GET /mails": (query) => mailbox.to(query.get("to")),
    "POST /mails/refuse": (_query, { to, count }) => ({ left: mailbox.refuse(to, count).get(to) }),
    "GET /mails/refuse": (query) => ({ left: mailbox.refusalsLeft(query.get("to")) }),
    "POST /conditions": (_query, { provider, ...condition }) => {
      conditions.set(provider, condition);
      return condition;
    },
    "POST /keys": (_query, { issuer = "organisation", keepOld }) => ({ kid: issuers[issuer].rotate({ keepOld }) }),
    "POST /tokens": (_query, wanted) => ({ token: mint(wanted) }),
  };

  /** A token that is right but for what is said; `null` leaves a claim or a header out. */
  function mint({ issuer = "organisation", signedBy = "issuer", header = {}, claims = {} }) {
    const { issuer: iss, audience, key } = issuers[issuer];
    const now = secondsNow();
    const usual = { iss, aud: audience, sub: "minted", iat: now, exp: now + 600, scope: "openid jornada.read" };
    return signToken(
      without({ alg: "RS256", typ: "at+jwt", kid: key().kid, ...header }),
      without({ ...usual, ...claims }),
      signedBy === "issuer" ? key() : stranger,
    );
  }

  return createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, "http://127.0.0.1");
    const call = calls[`${request.method} ${pathname}`];
    if (!call) return sendJson(response, { error: "not found" }, 404);
    try {
      return sendJson(response, call(searchParams, request.method === "POST" ? await readJson(request) : {}));
    } catch (error) {
      return sendJson(response, { error: error.message }, 400);
    }
  });
}

const without = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
