import { useSyncExternalStore } from "react";
import { readCookie, writeCookie } from "./cookies.ts";

/** What visitors may agree to; whatever the site cannot do without is not asked about. */
export const PURPOSES = ["analytics", "embeds"] as const;

export type Purpose = (typeof PURPOSES)[number];

/** What was agreed to. Everything else was refused. */
export type Consent = ReadonlySet<Purpose>;

const COOKIE = "jornada_cookie_consent";

/** Grows when something else is asked about: who answered another question is asked anew. */
const VERSION = "1";

const LETTERS: Record<Purpose, string> = { analytics: "a", embeds: "e" };

/** Where cookies are closed to us, known until the page is left. */
let inMemory: string | undefined;
let parsed: { text: string; consent: Consent | undefined } | undefined;

const listeners = new Set<() => void>();

/** What was answered; nothing where nobody has been asked yet, or was asked something else. */
export function consent(): Consent | undefined {
  // The server asks nobody.
  if (typeof document === "undefined") return undefined;
  const text = readCookie(COOKIE) ?? inMemory ?? "";
  if (parsed?.text !== text) parsed = { text, consent: parse(text) };
  return parsed.consent;
}

function parse(text: string): Consent | undefined {
  const [, version, letters] = /^(\d+)\.([a-z]*)$/.exec(text) ?? [];
  if (version !== VERSION || letters === undefined) return undefined;
  return new Set(PURPOSES.filter((purpose) => letters.includes(LETTERS[purpose])));
}

export function hasAgreedTo(purpose: Purpose): boolean {
  return consent()?.has(purpose) ?? false;
}

/** Takes the answer, whole: what is not in it is refused. */
export function answerConsent(agreed: Iterable<Purpose>) {
  const all = new Set(agreed);
  inMemory = `${VERSION}.${PURPOSES.filter((purpose) => all.has(purpose))
    .map((purpose) => LETTERS[purpose])
    .join("")}`;
  writeCookie(COOKIE, inMemory);
  for (const listener of listeners) listener();
}

/** Hears of every answer, until the function that comes back is called. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server does not know what was answered on this device. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(onConsent, consent, () => undefined);
}
