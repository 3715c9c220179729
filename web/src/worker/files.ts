import { matchPrecache } from "workbox-precaching";
import { FILES, keep, kept } from "./keeping.ts";

/** Scripts, styles and fonts. Their names change with what is in them, so whatever is kept is right. */

const KINDS: Record<string, RegExp> = {
  js: /javascript/,
  css: /^text\/css/,
  woff2: /^font\/woff2/,
};

export function isFile({ url }: { url: URL }): boolean {
  return url.origin === location.origin && url.pathname.startsWith("/assets/");
}

/** A page about an error in place of a script is none. */
function isWhatItSays(response: Response, path: string): boolean {
  const kind = KINDS[path.slice(path.lastIndexOf(".") + 1)];
  return response.status === 200 && (!kind || kind.test(response.headers.get("content-type") ?? ""));
}

const known = async (path: string) => (await matchPrecache(path)) ?? (await kept(FILES, path));

export async function answerFile({
  request,
  url,
  event,
}: {
  request: Request;
  url: URL;
  event: FetchEvent;
}): Promise<Response> {
  const path = url.pathname;
  const there = await known(path);
  if (there) return there;
  const response = await fetch(request);
  if (isWhatItSays(response, path)) event.waitUntil(keep(FILES, path, response.clone()));
  return response;
}

/** Is there, or is brought. */
export async function keepFile(path: string): Promise<void> {
  if (await known(path)) return;
  const response = await fetch(path);
  if (isWhatItSays(response, path)) await keep(FILES, path, response);
}

export async function hasFile(path: string): Promise<boolean> {
  return (await known(path)) !== undefined;
}
