import { isKind, type Kind } from "./kinds.ts";
import { tidy } from "./searchQueries.ts";

/** What was searched for or opened from a search, kept on this device only. */
export interface Recent {
  /** Words that were searched for, or what was found. */
  kind: Kind | "search";
  title: string;
  href: string;
}

const KEY = "jornada_searches";
const MOST = 8;

/** Whatever is stored, as far as it makes sense: others may have written it, or an earlier version of the site. */
export function parseRecents(text: string | null): Recent[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.flatMap(parseRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function parseRecent(stored: unknown): Recent[] {
  if (typeof stored !== "object" || stored === null) return [];
  const { kind, title, href } = stored as Record<string, unknown>;
  if (typeof kind !== "string" || typeof title !== "string" || typeof href !== "string") return [];
  if (!(kind === "search" || isKind(kind)) || !isOwnAddress(href)) return [];
  const words = tidy(title);
  return words ? [{ kind, title: words, href }] : [];
}

/** A path of this site. Two slashes, or a slash and a backslash, would lead to another. */
function isOwnAddress(href: string) {
  return /^\/(?![/\\])/.test(href);
}

/** The newest first, each once. */
export function withRecent(recents: Recent[], recent: Recent): Recent[] {
  return [recent, ...recents.filter(({ href }) => href !== recent.href)].slice(0, MOST);
}

export function readRecents(): Recent[] {
  try {
    return parseRecents(localStorage.getItem(KEY));
  } catch {
    // Storage is closed to us: nothing was kept.
    return [];
  }
}

export function keepRecent(recent: Recent) {
  try {
    localStorage.setItem(KEY, JSON.stringify(withRecent(readRecents(), recent)));
  } catch {
    // Closed or full: it is not kept.
  }
}

export function clearRecents() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Closed: there was nothing to clear.
  }
}
