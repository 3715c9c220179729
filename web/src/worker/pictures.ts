import { keep, kept, PICTURES } from "./keeping.ts";

/** Crests, portraits and what editors uploaded: never those of fans. What is kept is shown. */
export function isPicture({ request, url }: { request: Request; url: URL }): boolean {
  return (
    request.method === "GET" &&
    url.origin === location.origin &&
    /^\/(?:art|uploads)\//.test(url.pathname) &&
    request.destination === "image"
  );
}

const isWhole = (response: Response) =>
  response.status === 200 && (response.headers.get("content-type") ?? "").startsWith("image/");

export async function answerPicture({
  request,
  url,
  event,
}: {
  request: Request;
  url: URL;
  event: FetchEvent;
}): Promise<Response> {
  const key = url.pathname + url.search;
  const there = await kept(PICTURES, key);
  if (there) return there;
  const response = await fetch(request);
  if (isWhole(response)) event.waitUntil(keep(PICTURES, key, response.clone()));
  return response;
}

export async function keepPicture(address: string): Promise<void> {
  if (await kept(PICTURES, address)) return;
  const response = await fetch(address);
  if (isWhole(response)) await keep(PICTURES, address, response);
}
