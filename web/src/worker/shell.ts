import { BUILD } from "./build.ts";
import { emptied, filesOf, isDocument, isWholeDocument, picturesOf, stamped, variantOf } from "./documents.ts";
import { keepFiles } from "./files.ts";
import { SHELL } from "./keeping.ts";
import { keepPicture } from "./pictures.ts";

/**
 * A page with nothing in it, in each language and view: the app fills it with what it was told at an address before, or
 * says that there is no network. Made of the page that says so, which reads nothing.
 */
const PLACES = ["/offline?lang=pt", "/offline?lang=en", "/offline?lang=pt&app=1", "/offline?lang=en&app=1"];

/** Each version has its own: one that waits leaves alone that of the one in charge. */
const OWN = `/shell/${BUILD}/`;

/** All of it or nothing: a worker without it is not installed. */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL);
  await Promise.all(
    PLACES.map(async (place) => {
      // Without cookies: asking for a language would choose it for this device.
      const response = await fetch(place, { credentials: "omit", cache: "no-store" });
      const html = await response.text();
      if (!isDocument(response) || !isWholeDocument(html)) throw new Error(`${place}: ${response.status}, no page`);
      const [isWhole] = await Promise.all([keepFiles(filesOf(html)), ...picturesOf(html).map(keepPicture)]);
      if (!isWhole) throw new Error(`${place}: in pieces`);
      const headers = { "content-type": "text/html; charset=utf-8", ...policyOf(response) };
      await cache.put(OWN + variantOf(html), new Response(stamped(emptied(html), 0), { headers }));
    }),
  );
}

/** What browsers may do with the page is said with it, also when it comes from here. */
function policyOf(response: Response): Record<string, string> {
  const policy = response.headers.get("content-security-policy");
  return policy ? { "content-security-policy": policy } : {};
}

const DEFAULT = "pt-PT";

/** In the language and view that are wanted, where they are known. */
export async function offlinePage(variant: string): Promise<Response> {
  const cache = await caches.open(SHELL);
  const page = (await cache.match(OWN + variant)) ?? (await cache.match(OWN + DEFAULT));
  return page ?? Response.error();
}

export async function forgetOlderShells(): Promise<void> {
  const cache = await caches.open(SHELL);
  const older = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith(OWN));
  await Promise.all(older.map((one) => cache.delete(one)));
}
