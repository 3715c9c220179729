import type { LinkItem } from "../ui/linkItem.ts";

const KEY = "jornada_visited";

/**
 * The pages that were seen on this device, newest last: what they show is still at hand without a network. Told to
 * nobody.
 */
const visited = new Map<string, string>(remembered());

/** More than these nobody looks through. */
const SHOWN = 6;
const KEPT = 30;

export function noteVisit(address: string, title: string) {
  visited.delete(address);
  visited.set(address, title);
  for (const oldest of [...visited.keys()].slice(0, -KEPT)) visited.delete(oldest);
  try {
    localStorage.setItem(KEY, JSON.stringify([...visited]));
  } catch {
    // Storage is closed to us, or full: known until the page is left.
  }
}

/** Anything may stand in the storage; only addresses of ours with a title count. */
function remembered(): [address: string, title: string][] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter(isVisit) : [];
  } catch {
    return [];
  }
}

function isVisit(one: unknown): one is [string, string] {
  return Array.isArray(one) && /^\/(?!\/)/.test(String(one[0])) && typeof one[1] === "string";
}

/** The last ones but the one at `address`, newest first. */
export function visitedBeside(address: string): LinkItem[] {
  return [...visited]
    .filter(([seen]) => seen.split("?", 1)[0] !== address)
    .slice(-SHOWN)
    .reverse()
    .map(([seen, title]) => ({ key: seen, label: title, href: seen }));
}
