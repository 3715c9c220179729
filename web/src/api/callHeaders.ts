import type { Language } from "../i18n/language.ts";

/** What signed the fan in, as long as it lasts; written by `session/cookies.ts`. */
export function tokenCookie(): string | undefined {
  return document.cookie.match(/(?:^|; )jornada_token=([^;]+)/)?.[1];
}

/** What every call of the browser says of itself. */
export function callHeaders(language: Language): Record<string, string> {
  const token = tokenCookie();
  return {
    Accept: "application/json",
    Locale: language,
    Client: "web",
    "Device-Platform": "web",
    ...(token && { Authorization: `Bearer ${token}` }),
  };
}
