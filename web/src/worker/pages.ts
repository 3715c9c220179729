import { BUILD } from "./build.ts";
import { keepAnswers } from "./calls.ts";
import {
  answersOf,
  atOnce,
  entryOf,
  filesOf,
  isDocument,
  isWholeDocument,
  languageOf,
  picturesOf,
  stamped,
  variantAt,
  variantOf,
} from "./documents.ts";
import { hasFiles, keepFiles } from "./files.ts";
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

/** The page that was seen last at an address: never in another language or view than is wanted. */
async function remembered(url: URL, wanted: string): Promise<Response | undefined> {
  const response = await kept(PAGES, keyOf(url));
  return response?.headers.get("x-variant") === wanted ? response : undefined;
}

/** Of this version, and not old. */
async function isFresh({ headers }: Response): Promise<boolean> {
  const age = Date.now() - Number(headers.get("x-stored-at"));
  // A clock that was wrong makes ages that mean nothing.
  const isRecent = age >= 0 && age < PAINTED_FOR_MS;
  return isRecent && headers.get("x-build") === BUILD && (await hasFiles([headers.get("x-entry") ?? ""]));
}

/** A page whose scripts have gone would be painted, and never come alive. */
async function whole(page: Response | undefined): Promise<Response | undefined> {
  const files = page?.headers.get("x-files");
  return files && (await hasFiles(files.split(" "))) ? page : undefined;
}

/** Whoever reloads a page wants it from the network. */
const isReload = (request: Request) =>
  request.cache === "reload" ||
  request.cache === "no-cache" ||
  (request as { isReloadNavigation?: boolean }).isReloadNavigation === true;

export async function answerPage({
  request,
  url,
  event,
}: {
  request: Request;
  url: URL;
  event: FetchEvent;
}): Promise<Response> {
  const device = await variantOfDevice();
  const wanted = variantAt(url, device);
  const known = await remembered(url, wanted);
  // Who asks for what the device does not show yet chooses it, and the server has to hear of that.
  const chooses = wanted !== device;
  if (known && !chooses && !isReload(request) && (await isFresh(known))) {
    event.waitUntil(renewLater(request, url));
    return known;
  }
  const asked = fetchNow(request);
  // Said now: once there is an answer, an event is over.
  event.waitUntil(asked.then((response) => putAside(url, response)).catch(() => undefined));
  const instead = await whole(known);
  try {
    const response = await (instead && !chooses ? withPatience(asked) : asked);
    // The program is being replaced, or in trouble: what was seen last is better than that.
    return response.status >= 500 && instead ? instead : response;
  } catch {
    return instead ?? offlinePage(wanted);
  }
}

/** Of the site, and not what the browser keeps beside us for half a minute: that may be of another version. */
const fetchNow = (request: Request) => fetch(request, request.cache === "reload" ? undefined : { cache: "no-cache" });

/** Once the page is there: until then the device has enough to do. Without a network it stays as it is. */
async function renewLater(request: Request, url: URL): Promise<void> {
  await new Promise((wake) => setTimeout(wake, RENEW_AFTER_MS));
  try {
    await putAside(url, await fetchNow(request));
  } catch {
    // As above.
  }
}

const withPatience = (asked: Promise<Response>) =>
  Promise.race([asked, new Promise<never>((_, give) => setTimeout(give, PATIENCE_MS, new Error("slow")))]);

/** The browser reads the same answer. */
async function putAside(url: URL, response: Response): Promise<void> {
  if (isDocument(response)) await put(url, response.clone(), true);
}

/** Whole: with everything without which it would be a page in pieces. */
async function put(url: URL, response: Response, isOpened: boolean): Promise<void> {
  const html = await response.text();
  if (!isWholeDocument(html)) return;
  const variant = variantOf(html);
  if (isOpened || !(await variantOfDevice())) await noteVariant(variant);
  if (/no-store/.test(response.headers.get("cache-control") ?? "")) return;
  const files = filesOf(html);
  const [isWhole] = await Promise.all([keepFiles(files), ...(isOpened ? [] : picturesOf(html).map(keepPicture))]);
  if (!isWhole) return;
  await keepAnswers(answersOf(html), languageOf(html));
  const at = Date.now();
  const headers = new Headers(response.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  headers.set("x-stored-at", String(at));
  headers.set("x-variant", variant);
  headers.set("x-build", BUILD);
  headers.set("x-entry", entryOf(html));
  headers.set("x-files", files.join(" "));
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
      const response = await fetch(url, { headers: { Accept: "text/html" }, cache: "no-cache" });
      if (isDocument(response)) await put(url, response, false);
    } catch {
      return;
    }
  }
}
