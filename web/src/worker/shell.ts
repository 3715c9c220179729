import { emptied, filesOf, picturesOf, stamped, variantOf } from "./documents.ts";
import { keepFile } from "./files.ts";
import { SHELL } from "./keeping.ts";
import { variantOfDevice } from "./notes.ts";
import { keepPicture } from "./pictures.ts";

/**
 * A page with nothing in it, in each language and view: the app fills it with what it was told at an address before, or
 * says that there is no network. Made of the page that says so, which reads nothing.
 */
const PLACES = ["/offline?lang=pt", "/offline?lang=en", "/offline?lang=pt&app=1", "/offline?lang=en&app=1"];

/** All of it or nothing: a worker without it is not installed. */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL);
  await Promise.all(
    PLACES.map(async (place) => {
      // Without cookies: asking for a language would choose it for this device.
      const response = await fetch(place, { credentials: "omit", cache: "no-store" });
      if (!response.ok) throw new Error(`${place}: ${response.status}`);
      const html = await response.text();
      await Promise.all([...filesOf(html).map(keepFile), ...picturesOf(html).map(keepPicture)]);
      const headers = { "content-type": "text/html; charset=utf-8", ...policyOf(response) };
      await cache.put(`/shell/${variantOf(html)}`, new Response(stamped(emptied(html), 0), { headers }));
    }),
  );
}

/** What browsers may do with the page is said with it, also when it comes from here. */
function policyOf(response: Response): Record<string, string> {
  const policy = response.headers.get("content-security-policy");
  return policy ? { "content-security-policy": policy } : {};
}

const DEFAULT = "pt-PT";

export async function offlinePage(): Promise<Response> {
  const cache = await caches.open(SHELL);
  const variant = (await variantOfDevice()) ?? DEFAULT;
  const page = (await cache.match(`/shell/${variant}`)) ?? (await cache.match(`/shell/${DEFAULT}`));
  return page ?? Response.error();
}
