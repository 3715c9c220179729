// Everybody whom a site talks to when people sign in: an organisation's identity provider, Google, Facebook and Apple – the
// first two real, the others as far as a site sees them –, and a mail server. Tells its parent when all of it answers, and
// goes with it.
import { generateKeyPairSync } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import { appleLike } from "./identity/apple.mjs";
import { makeCertificate } from "./identity/certificate.mjs";
import { controlServer } from "./identity/control.mjs";
import { facebookLike } from "./identity/facebook.mjs";
import { newMailbox } from "./identity/mailbox.mjs";
import { openIdProvider } from "./identity/openId.mjs";
import { newPeople } from "./identity/people.mjs";
import { CLIENTS, identityPlaces } from "./identity/places.mjs";

const [site, folder] = process.argv.slice(2);
const places = identityPlaces(site, folder);
const { authority, ports } = places;

mkdirSync(folder, { recursive: true });
const { key, cert } = makeCertificate(folder);
const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
writeFileSync(places.appleKeyFile, privateKey.export({ type: "pkcs8", format: "pem" }));

const people = newPeople();
const mailbox = newMailbox(ports.mail);
const conditions = new Map();
const backTo = (provider) => `${site}/api/connect/${provider}/callback`;

const providers = {
  organisation: openIdProvider({
    issuer: `${authority}/organisation`,
    people,
    resource: { uri: "urn:jornada:api", audience: CLIENTS.organisation.audience, scope: "jornada.read" },
    client: {
      client_id: CLIENTS.organisation.id,
      redirect_uris: [`${site}/auth`, `${site}/auth/redirect`],
      post_logout_redirect_uris: [`${site}/`, `${site}/auth`, `${site}/auth/redirect`],
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
    },
  }),
  google: openIdProvider({
    issuer: `${authority}/google`,
    people,
    client: {
      client_id: CLIENTS.google.id,
      client_secret: CLIENTS.google.secret,
      redirect_uris: [backTo("google")],
      token_endpoint_auth_method: "client_secret_post",
      grant_types: ["authorization_code"],
      response_types: ["code"],
    },
  }),
  facebook: facebookLike({ client: { ...CLIENTS.facebook, redirectUri: backTo("facebook") }, people }),
  apple: appleLike({
    issuer: `${authority}/apple`,
    client: { ...CLIENTS.apple, redirectUri: backTo("apple") },
    privateKey,
    people,
  }),
};

const identity = createServer({ key, cert }, async (request, response) => {
  const [, name, rest] = /^\/([a-z]+)(\/.*)$/.exec(request.url) ?? [];
  if (!Object.hasOwn(providers, name ?? "")) return response.writeHead(404).end();
  const { state = "well", milliseconds = 0, only = "/" } = conditions.get(name) ?? {};
  if (!rest.includes(only)) return providers[name].handle(request, response, rest);
  if (state === "down") return request.socket.destroy();
  if (state === "slow") await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return providers[name].handle(request, response, rest);
});
const { facebook: _noKeys, ...issuers } = providers;
const control = controlServer({ people, issuers, mailbox, conditions });

const listening = (server, port) => new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
await Promise.all([listening(identity, ports.identity), listening(control, ports.control), mailbox.listen()]);
process.send?.("ready");
process.on("disconnect", () => process.exit(0));
