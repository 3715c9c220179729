import { linkOf } from "./links.ts";

/** Brings a page that somebody is about to open: the pointer rests on its link, presses it, or the focus is on it. */

/** So long a pointer rests on what it means. */
const REST_MS = 65;
/** What was brought is fresh for as long. */
const FRESH_MS = 30_000;
const AT_ONCE = 5;
const REMEMBERED = 200;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whoever saves data, or has little of it, loads only what was asked for. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? "");
}

/**
 * A few at once; of those that wait the newest goes first, and the oldest is dropped: the pointer has moved on from it.
 * The same address is not brought again while it is fresh.
 */
export function createQueue(bring: (address: string) => Promise<void>, now: () => number = Date.now) {
  const begun = new Map<string, number>();
  const waiting: string[] = [];
  let running = 0;

  const next = () => {
    const address = running < AT_ONCE ? waiting.pop() : undefined;
    if (address === undefined) return;
    running += 1;
    begun.set(address, now());
    for (const oldest of [...begun.keys()].slice(0, -REMEMBERED)) begun.delete(oldest);
    void bring(address).finally(() => {
      running -= 1;
      next();
    });
  };
  return (address: string) => {
    const last = begun.get(address);
    if (last !== undefined && now() - last < FRESH_MS) return;
    if (waiting.includes(address)) return;
    waiting.push(address);
    if (waiting.length > AT_ONCE) waiting.shift();
    next();
  };
}

export function prefetchOnIntent(bring: (address: string) => Promise<void>) {
  const ask = createQueue(bring);
  let resting: ReturnType<typeof setTimeout> | undefined;

  const addressOf = (event: Event) => {
    const { connection } = navigator as { connection?: Connection };
    return mayPrefetch(connection) ? linkOf(event.target, location) : undefined;
  };
  const rest = (event: Event) => {
    clearTimeout(resting);
    const to = addressOf(event);
    if (to !== undefined) resting = setTimeout(ask, REST_MS, to);
  };
  const press = (event: Event) => {
    const to = addressOf(event);
    if (to !== undefined) ask(to);
  };
  // Before React, which keeps what happens in a part that has not come to life for itself.
  const options = { passive: true, capture: true };
  document.addEventListener("pointerover", rest, options);
  document.addEventListener("focusin", rest, options);
  document.addEventListener("pointerdown", press, options);
}
