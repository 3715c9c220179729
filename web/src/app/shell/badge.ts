import type { QueryClient } from "@tanstack/react-query";
import { isInstalled } from "../deviceInfo.ts";
import { favouriteClubs, subscribeClubs } from "../favouriteClubs.ts";
import { liveMatches } from "./liveMatches.ts";

/** Where nothing more is heard of a match for as long, its badge says nothing any more. */
const HEARD_OF_MS = 10 * 60_000;

interface Badges {
  setAppBadge(count: number): Promise<void>;
  clearAppBadge(): Promise<void>;
}

/** Among the device's apps, the site's icon tells how many of one's clubs are playing. */
export function showBadge(client: QueryClient) {
  const badges = navigator as Partial<Badges>;
  if (!isInstalled() || !badges.setAppBadge || !badges.clearAppBadge) return;
  let shown: number | undefined;
  let end: ReturnType<typeof setTimeout> | undefined;
  const show = (count: number) => {
    if (count === shown) return;
    shown = count;
    // Whoever does not allow it goes without.
    (count > 0 ? badges.setAppBadge?.(count) : badges.clearAppBadge?.())?.catch(() => undefined);
  };
  const look = () => {
    const clubs = favouriteClubs().map(({ id }) => id);
    const mine = liveMatches(client).filter(({ teams }) => teams.some((id) => clubs.includes(id)));
    clearTimeout(end);
    if (mine.length > 0) end = setTimeout(() => show(0), HEARD_OF_MS);
    show(mine.length);
  };
  look();
  subscribeClubs(look);
  client.getQueryCache().subscribe(({ type }) => {
    if (type === "updated" || type === "observerAdded" || type === "observerRemoved") look();
  });
  addEventListener("pagehide", () => show(0));
}
