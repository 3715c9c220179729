/** What signed the fan in, as long as it lasts; written by `session/cookies.ts`. */
export function tokenCookie(): string | undefined {
  return document.cookie.match(/(?:^|; )jornada_token=([^;]+)/)?.[1];
}
