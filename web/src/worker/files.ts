import { FILES, keep, kept } from "./keeping.ts";
import { isWhatItSays } from "./kinds.ts";
import { PRECACHE } from "./precache.ts";

/** Scripts, styles and fonts. Their names change with what is in them, so whatever is kept is right. */

export function isFile({ url }: { url: URL }): boolean {
  return url.origin === location.origin && url.pathname.startsWith("/assets/");
}

async function known(path: string): Promise<Response | undefined> {
  for (const room of [PRECACHE, FILES]) {
    const there = await kept(room, path);
    if (there && isWhatItSays(there, path)) return there;
  }
  return undefined;
}

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

/** All of them are there, or are brought; false where one could not be had, or could not be kept. */
export async function keepFiles(paths: string[]): Promise<boolean> {
  await Promise.all(paths.map(keepFile));
  return hasFiles(paths);
}

async function keepFile(path: string) {
  if (await known(path)) return;
  const response = await fetch(path);
  if (isWhatItSays(response, path)) await keep(FILES, path, response);
}

export async function hasFiles(paths: string[]): Promise<boolean> {
  const found = await Promise.all(paths.map(known));
  return found.every((file) => file !== undefined);
}
