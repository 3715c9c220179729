import { CacheExpiration } from "workbox-expiration";
import { forgetFuture } from "./future.ts";

/** What a store may hold: whatever is oldest goes first, and what nobody looked at for long goes, too. */
interface Room {
  name: string;
  entries: number;
  days: number;
}

/** Grows when what is kept changes its form: what older programs kept is thrown away then. */
const FORM = 1;

const named = (name: string) => `jornada-${name}-${FORM}`;

export const PAGES: Room = { name: named("pages"), entries: 40, days: 14 };
export const CALLS: Room = { name: named("calls"), entries: 300, days: 7 };
export const PICTURES: Room = { name: named("pictures"), entries: 250, days: 30 };
/** Of this version what is not fetched ahead, and of older ones what their pages need. */
export const FILES: Room = { name: named("files"), entries: 300, days: 60 };
/** What the worker has to know of this device; not bounded, for it has few names. */
export const NOTES = named("notes");

/** What is shown in place of a page that is not kept: one in each language and view. */
export const SHELL = named("shell");

const ALL = [PAGES.name, CALLS.name, PICTURES.name, FILES.name, NOTES, SHELL];

const DAY_SECONDS = 86_400;

const limits = new Map<string, CacheExpiration>();

/** Once for each time that the worker is started: nobody sets the clock while it is at work. */
let clockIsSeenTo: Promise<void> | undefined;

function limitOf({ name, entries, days }: Room): CacheExpiration {
  const known =
    limits.get(name) ?? new CacheExpiration(name, { maxEntries: entries, maxAgeSeconds: days * DAY_SECONDS });
  limits.set(name, known);
  return known;
}

/** Puts something away, and takes out what there is no room for. A device that has no room at all keeps nothing. */
export const keep = (room: Room, key: string, response: Response) => keepAll(room, [[key, response]]);

export async function keepAll(room: Room, all: [key: string, response: Response][]): Promise<void> {
  if (all.length === 0) return;
  try {
    const cache = await caches.open(room.name);
    const limit = limitOf(room);
    for (const [key, response] of all) {
      await cache.put(key, response);
      await limit.updateTimestamp(key);
    }
    clockIsSeenTo ??= forgetFuture(Date.now()).catch(() => undefined);
    await clockIsSeenTo;
    await limit.expireEntries();
  } catch (error) {
    if (error instanceof DOMException && error.name === "QuotaExceededError") await makeRoom();
  }
}

export async function kept(room: Pick<Room, "name">, key: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(room.name)).match(key);
  } catch {
    // Storage is closed to us, or broken: there is still the network.
    return undefined;
  }
}

/** Pictures are the largest part, and the one that is missed least. */
async function makeRoom() {
  await Promise.allSettled(
    [PICTURES, CALLS].map((room) =>
      limitOf(room)
        .delete()
        .then(() => caches.delete(room.name)),
    ),
  );
}

/** What other versions of this worker kept, in a form that this one does not read. */
export async function forgetOlderForms() {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith("jornada-") && !ALL.includes(name));
  await Promise.all(ours.map((name) => caches.delete(name)));
}
