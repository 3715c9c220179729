import { join } from "node:path";

/** Under which names the site is known to the providers. */
export const CLIENTS = {
  organisation: { id: "jornada-portal", audience: "jornada-api" },
  google: { id: "jornada-google", secret: "google-secret-for-tests" },
  facebook: { id: "1234567890", secret: "facebook-secret-for-tests" },
  apple: { id: "example.jornada.site", teamId: "TEAM123456", keyId: "KEY1234567" },
};

/** Where everything is, from where the site is: the next ports are taken. */
export function identityPlaces(site, folder) {
  const port = Number(new URL(site).port);
  const ports = { identity: port + 1, control: port + 2, mail: port + 3 };
  return {
    ports,
    authority: `https://localhost:${ports.identity}`,
    control: `http://127.0.0.1:${ports.control}`,
    appleKeyFile: join(folder, "apple.p8"),
    authorityFile: join(folder, "authority.pem"),
  };
}

/** The settings of a site that knows all of them. */
export function signInSettings(site, folder) {
  const { authority, ports, authorityFile, appleKeyFile } = identityPlaces(site, folder);
  const { organisation, google, facebook, apple } = CLIENTS;
  return {
    JORNADA_PUBLIC_URL: site,
    JORNADA_ANALYTICS__COUNTS: "true",
    // Each test comes from an address of its own: how often one may try is counted by address.
    JORNADA_PROXY__HOPS: "1",
    JORNADA_MAIL__SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
    JORNADA_MAIL__FROM: "Jornada <nao-responda@liga.example>",
    JORNADA_SIGN_IN__CA_FILE: authorityFile,
    JORNADA_SIGN_IN__ORGANISATION__ISSUER: `${authority}/organisation`,
    JORNADA_SIGN_IN__ORGANISATION__CLIENT_ID: organisation.id,
    JORNADA_SIGN_IN__ORGANISATION__AUDIENCE: organisation.audience,
    JORNADA_SIGN_IN__ORGANISATION__SCOPES: '["openid","jornada.read"]',
    JORNADA_SIGN_IN__ORGANISATION__NAME: "Conta da Liga",
    JORNADA_SIGN_IN__GOOGLE__ISSUER: `${authority}/google`,
    JORNADA_SIGN_IN__GOOGLE__CLIENT_ID: google.id,
    JORNADA_SIGN_IN__GOOGLE__CLIENT_SECRET: google.secret,
    // A number to whoever reads it without its quotes.
    JORNADA_SIGN_IN__FACEBOOK__CLIENT_ID: `"${facebook.id}"`,
    JORNADA_SIGN_IN__FACEBOOK__CLIENT_SECRET: facebook.secret,
    JORNADA_SIGN_IN__FACEBOOK__DIALOG_URL: `${authority}/facebook/dialog/oauth`,
    JORNADA_SIGN_IN__FACEBOOK__GRAPH_URL: `${authority}/facebook`,
    JORNADA_SIGN_IN__APPLE__ISSUER: `${authority}/apple`,
    JORNADA_SIGN_IN__APPLE__CLIENT_ID: apple.id,
    JORNADA_SIGN_IN__APPLE__TEAM_ID: apple.teamId,
    JORNADA_SIGN_IN__APPLE__KEY_ID: apple.keyId,
    JORNADA_SIGN_IN__APPLE__KEY_FILE: appleKeyFile,
  };
}
