import { deleteCookie, readCookie, writeCookie } from "../app/cookies.ts";

/** The cookies of the session. The server reads none of them; what it must know is in the calls. */

const TOKEN = "jornada_token";
const DEVICE = "jornada_device_id";
const COMPLETED = "jornada_profile_completed";

/** A token is letters, digits and a few signs; anything else could say more than itself in a cookie. */
const SAFE = /^[\w.~+/=-]+$/;

export function writeToken(token: string) {
  if (!SAFE.test(token)) throw new TypeError("no token");
  writeCookie(TOKEN, token);
}

export function deleteToken() {
  deleteCookie(TOKEN);
}

export function isMarkedComplete(): boolean {
  return readCookie(COMPLETED) === "1";
}

export function markComplete(isComplete: boolean) {
  writeCookie(COMPLETED, isComplete ? "1" : "0");
}

/** The name of this browser among all others, which says nothing of who uses it. Made once. */
export function deviceId(): string {
  const known = readCookie(DEVICE);
  if (known) return known;
  const made = randomId();
  writeCookie(DEVICE, made);
  return made;
}

/** Browsers give whole ones over safe lines only; numbers that nobody can guess they give everywhere. */
function randomId(): string {
  if (typeof globalThis.crypto?.randomUUID === "function") return crypto.randomUUID();
  if (typeof globalThis.crypto?.getRandomValues !== "function") throw new Error("no secure random numbers");
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16);
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16);
    return byte.toString(16).padStart(2, "0");
  });
  return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Every cookie that can be seen from here: the way out of a sign-in that got stuck. */
export function deleteAllCookies() {
  for (const pair of document.cookie.split("; ")) {
    const name = pair.split("=", 1)[0];
    if (name) deleteCookie(name);
  }
}
