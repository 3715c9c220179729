import { PrecacheController } from "workbox-precaching";
import { MANIFEST } from "./build.ts";
import { FILES, keepAll, kept } from "./keeping.ts";
import { isWhatItSays } from "./kinds.ts";

/** What every page is made of, fetched before it is needed. In one store for the version in charge and one that waits. */
const precache = new PrecacheController({
  plugins: [
    {
      // One file that is not what it should be, and the version is not installed: it is tried again later.
      cacheWillUpdate: async ({ request, response }) => (isWhatItSays(response, pathOf(request)) ? response : null),
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse && isWhatItSays(cachedResponse, pathOf(request)) ? cachedResponse : null,
    },
  ],
});
precache.addToCacheList(MANIFEST);

const pathOf = ({ url }: Request) => new URL(url).pathname;

/** Also files of another version: their names change with what is in them, so whatever is there is right. */
export const PRECACHE = { name: precache.strategy.cacheName };

export async function fillPrecache(event: ExtendableEvent): Promise<void> {
  await precache.install(event);
  await keepOlder();
}

/** Pages that were put away before stay whole: what they are made of outlives the version that fetched it. */
async function keepOlder() {
  const cache = await caches.open(PRECACHE.name);
  const older: [path: string, response: Response][] = [];
  for (const request of await cache.keys()) {
    if (precache.getCacheKeyForURL(request.url) || (await kept(FILES, pathOf(request)))) continue;
    const response = await cache.match(request);
    if (response) older.push([pathOf(request), response]);
  }
  await keepAll(FILES, older);
}

export async function forgetOlderFiles(event: ExtendableEvent): Promise<void> {
  await precache.activate(event);
}
