/** Where somebody was going who has to sign in first. */

const KEY = "jornada_return";
/** Longer than any address of ours; what is longer was made by somebody else. */
const LONGEST = 1_000;
/** Begins with one slash, and nothing that browsers read as another, or leave out: `\`, spaces, control characters. */
const PATH = /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/;
/** A slash or any of these, written in numbers: no address of ours has them in its path. */
const DISGUISED = /%(?:[01][\da-f]|2f|5c|7f)/i;
/** What is no page, and what would lead in a circle. */
const NOT_THERE = /^\/(?:api|auth)(?:$|[/?#])/i;

/** Only a page of this site: an address comes from a link, which anybody may have written. */
export function safeReturn(text: string | null | undefined): string | undefined {
  if (!text || text.length > LONGEST || !PATH.test(text)) return undefined;
  const [path = ""] = text.split(/[?#]/, 1);
  if (path.includes("//") || DISGUISED.test(path) || /(?:^|\/)\.{1,2}(?:$|\/)/.test(path)) return undefined;
  return NOT_THERE.test(path) ? undefined : text;
}

/** Kept for this tab, also while another site signs the fan in. */
export function rememberReturn(path: string | null | undefined) {
  const safe = safeReturn(path);
  try {
    if (safe) sessionStorage.setItem(KEY, safe);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Closed to us: the home page is where everybody goes then.
  }
}

/** What was remembered, once. */
export function takeReturn(): string | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return safeReturn(kept);
  } catch {
    return undefined;
  }
}
