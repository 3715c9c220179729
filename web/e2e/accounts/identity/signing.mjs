import { createHmac, createPublicKey, generateKeyPairSync, randomUUID, sign, verify } from "node:crypto";

const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
const decode = (part) => JSON.parse(Buffer.from(part, "base64url").toString("utf8"));

/** A key that tokens are signed with (RS256), and what the world is told of it. */
export function newSigningKey() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const about = { kid: randomUUID(), use: "sig", alg: "RS256" };
  return {
    kid: about.kid,
    privateKey,
    privateJwk: { ...privateKey.export({ format: "jwk" }), ...about },
    publicJwk: { ...publicKey.export({ format: "jwk" }), ...about },
  };
}

/** Signed as its header says; nothing is signed with `none`, and `HS256` takes the public key for a secret. */
export function signToken(header, claims, key) {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${signatureOf(header.alg, text, key)}`;
}

function signatureOf(alg, text, { privateKey }) {
  if (alg === "none") return "";
  if (alg === "HS256") {
    const secret = createPublicKey(privateKey).export({ type: "spki", format: "pem" });
    return createHmac("sha256", secret).update(text).digest("base64url");
  }
  return sign("sha256", Buffer.from(text), privateKey).toString("base64url");
}

/** What a token signed with ES256 says; nothing if it is not. */
export function readEs256(token, publicKey) {
  const [header, claims, signature] = String(token ?? "").split(".");
  if (!signature || decode(header).alg !== "ES256") return undefined;
  const isRight = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  return isRight ? { header: decode(header), claims: decode(claims) } : undefined;
}

export const secondsNow = () => Math.floor(Date.now() / 1000);
