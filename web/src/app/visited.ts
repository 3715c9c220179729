import type { LinkItem } from "../ui/linkItem.ts";

/** The pages that were seen since the site was opened, newest last: what they show is still at hand without a network. */
const visited = new Map<string, string>();

/** More than these nobody looks through. */
const SHOWN = 6;
const KEPT = 50;

export function noteVisit(address: string, title: string) {
  visited.delete(address);
  visited.set(address, title);
  for (const oldest of [...visited.keys()].slice(0, -KEPT)) visited.delete(oldest);
}

/** The last ones but the one at `address`, newest first. */
export function visitedBeside(address: string): LinkItem[] {
  return [...visited]
    .filter(([seen]) => seen.split("?", 1)[0] !== address)
    .slice(-SHOWN)
    .reverse()
    .map(([seen, title]) => ({ key: seen, label: title, href: seen }));
}
