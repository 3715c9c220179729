/** What editors tell on every page, until it is closed on this device. */

/** The one that was closed last: hidden before the first paint by entry-first.ts. */
const KEY = "jornada_notice";

/** The same for the same words, so that new ones are seen again. */
export function noticeId(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) >>> 0;
  return String(sum);
}

let closed = "";

/** The one that was closed since the site was opened. */
export function closedNotice(): string {
  return closed;
}

export function rememberClosed(id: string) {
  closed = id;
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Storage is closed to us: it stays away until the site is left.
  }
}
