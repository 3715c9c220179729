import type { LinkItem } from "../ui/linkItem.ts";

const KEY = "jornada_visited";

/** What is known where storage is closed to us. */
let unwritten = new Map<string, string>();

/** More than these nobody looks through. */
const SHOWN = 6;
const KEPT = 30;

/**
 * The pages that were seen on this device, newest last: what they show is still at hand without a network. Told to
 * nobody. Links to drafts are secret, and not written down.
 */
export function noteVisit(address: string, title: string) {
  if (/[?&]preview=/.test(address)) return;
  // Another tab may have seen more, or have forgotten all.
  const visited = remembered();
  visited.delete(address);
  visited.set(address, title);
  for (const oldest of [...visited.keys()].slice(0, -KEPT)) visited.delete(oldest);
  try {
    localStorage.setItem(KEY, JSON.stringify([...visited]));
  } catch {
    // Closed, or full: known until the page is left.
    unwritten = visited;
  }
}

/** Nobody who comes after sees where somebody was. */
export function forgetVisits() {
  unwritten = new Map();
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** Anything may stand in the storage; only addresses of ours with a title count. */
function remembered(): Map<string, string> {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Map([...(Array.isArray(list) ? list.filter(isVisit) : []), ...unwritten]);
  } catch {
    return new Map(unwritten);
  }
}

function isVisit(one: unknown): one is [string, string] {
  return Array.isArray(one) && /^\/(?!\/)/.test(String(one[0])) && typeof one[1] === "string";
}

/** The last ones but the one at `address`, newest first. */
export function visitedBeside(address: string): LinkItem[] {
  return [...remembered()]
    .filter(([seen]) => seen.split("?", 1)[0] !== address)
    .slice(-SHOWN)
    .reverse()
    .map(([seen, title]) => ({ key: seen, label: title, href: seen }));
}
