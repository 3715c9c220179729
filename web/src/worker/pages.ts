import { keepAnswers } from "./calls.ts";
import { answersOf, atOnce, filesOf, languageOf, picturesOf, stamped, variantOf } from "./documents.ts";
import { hasFile, keepFile } from "./files.ts";
import { keep, kept, PAGES } from "./keeping.ts";
import { noteVariant, variantOfDevice } from "./notes.ts";
import { keepPicture } from "./pictures.ts";
import { offlinePage } from "./shell.ts";

/** Painted at once when they are no older, and brought up to date as soon as they are alive. */
const PAINTED_FOR_MS = 24 * 60 * 60 * 1000;
/** By then a page that was kept is painted and alive. */
const RENEW_AFTER_MS = 2_000;
/** So long the network may take while there is something older to show. */
const PATIENCE_MS = 3_000;

/** Addresses below which no page of the app is. */
const NO_PAGE =
  /^\/(?:api|art|assets|auth|docs|feeds|icons|metrics|photos|share|uploads|healthz|readyz)(?:\/|$)|\.\w+$/;
/** What an address says of the device and not of the page. */
const OF_DEVICE = ["lang", "app"];

export function isPage({ request, url }: { request: Request; url: URL }): boolean {
  return (
    request.mode === "navigate" &&
    request.method === "GET" &&
    url.origin === location.origin &&
    !NO_PAGE.test(url.pathname)
  );
}

/** The page that was seen last at an address, if it is still what this device wants to see. */
async function remembered(url: URL) {
  const response = await kept(PAGES, keyOf(url));
  if (!response) return undefined;
  const age = Date.now() - Number(response.headers.get("x-stored-at"));
  const isWanted = response.headers.get("x-variant") === (await variantOfDevice());
  // A clock that was wrong makes ages that mean nothing.
  const isFresh =
    isWanted && age >= 0 && age < PAINTED_FOR_MS && (await hasFile(response.headers.get("x-entry") ?? ""));
  return { response, isFresh, isWanted };
}

export async function answerPage({
  request,
  url,
  event,
}: {
  request: Request;
  url: URL;
  event: FetchEvent;
}): Promise<Response> {
  const known = await remembered(url);
  const chooses = OF_DEVICE.some((name) => url.searchParams.has(name));
  // Whoever reloads a page wants it from the network.
  const isReload = request.cache === "reload" || request.cache === "no-cache";
  if (known?.isFresh && !chooses && !isReload) {
    event.waitUntil(renewLater(request, url, event));
    return known.response;
  }
  const asked = fetchPage(request, url, event);
  try {
    const response = await (known?.isWanted && !chooses ? withPatience(asked) : asked);
    // The program is being replaced, or in trouble: what was seen last is better than that.
    if (response.status >= 500 && known) return known.response;
    return response;
  } catch {
    return known?.response ?? offlinePage();
  }
}

/** Once the page is there: until then the device has enough to do. */
async function renewLater(request: Request, url: URL, event: FetchEvent): Promise<void> {
  await new Promise((wake) => setTimeout(wake, RENEW_AFTER_MS));
  // Without a network it stays as it is.
  await fetchPage(request, url, event).catch(() => undefined);
}

const withPatience = (asked: Promise<Response>) =>
  Promise.race([asked, new Promise<never>((_, give) => setTimeout(give, PATIENCE_MS, new Error("slow")))]);

async function fetchPage(request: Request, url: URL, event: FetchEvent): Promise<Response> {
  const response = await fetch(request);
  if (isDocument(response)) event.waitUntil(put(url, response.clone(), true));
  return response;
}

function isDocument(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    response.type === "basic" &&
    (response.headers.get("content-type") ?? "").startsWith("text/html")
  );
}

/** Whole: with everything without which it would be a page in pieces. */
async function put(url: URL, response: Response, isOpened: boolean): Promise<void> {
  const html = await response.text();
  const variant = variantOf(html);
  // A document that was cut off on its way is none.
  if (!html.trimEnd().endsWith("</html>")) return;
  if (isOpened || !(await variantOfDevice())) await noteVariant(variant);
  if (/no-store/.test(response.headers.get("cache-control") ?? "")) return;
  const files = filesOf(html);
  await Promise.all([...files.map(keepFile), ...(isOpened ? [] : picturesOf(html).map(keepPicture))]);
  await keepAnswers(answersOf(html), languageOf(html));
  const at = Date.now();
  const headers = new Headers(response.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  headers.set("x-stored-at", String(at));
  headers.set("x-variant", variant);
  headers.set("x-entry", /\bdata-entry="([^"]*)"/.exec(html)?.[1] ?? "");
  await keep(PAGES, keyOf(url), new Response(stamped(atOnce(html), at), { headers }));
}

/** A page by its address, without what the address says of the device. */
function keyOf(url: URL): string {
  const own = new URL(url);
  own.hash = "";
  for (const name of OF_DEVICE) own.searchParams.delete(name);
  return own.href;
}

/** Pages that are put away before anybody opens them, one after the other: there is no hurry. */
export async function keepPages(addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, location.origin);
    try {
      const response = await fetch(url, { headers: { Accept: "text/html" } });
      if (isDocument(response)) await put(url, response, false);
    } catch {
      return;
    }
  }
}
