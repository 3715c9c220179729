import { CALLS, keep, keepAll, kept } from "./keeping.ts";

/** What the app asks for. Always of the network; what it said last is told when there is none. */

/** What belongs to one person, or goes on for ever. */
const NOT_KEPT =
  /^\/api\/v1\/(?:account|accreditations?|analytics|auth|connect|events|favourites?|newsletters?|profile|users)(?:\/|$)/;

export function isKeptCall({ request, url }: { request: Request; url: URL }): boolean {
  return (
    request.method === "GET" &&
    url.origin === location.origin &&
    url.pathname.startsWith("/api/") &&
    !NOT_KEPT.test(url.pathname) &&
    !request.headers.has("authorization") &&
    request.headers.get("accept") !== "text/event-stream"
  );
}

/** Each language has its own answers, at the same address. */
function keyOf(address: string | URL, language: string): string {
  const key = new URL(address, location.origin);
  key.searchParams.set("jornada-locale", language);
  return key.href;
}

/** What a document was told, which nobody asks for again: other pages show it, too. */
export async function keepAnswers(answers: Record<string, unknown>, language: string): Promise<void> {
  const headers = { "content-type": "application/json", "x-stored-at": String(Date.now()) };
  const all = Object.entries(answers).map(([address, answer]): [string, Response] => [
    keyOf(address, language),
    new Response(JSON.stringify(answer), { headers }),
  ]);
  await keepAll(CALLS, all);
}

export async function answerCall({
  request,
  url,
  event,
}: {
  request: Request;
  url: URL;
  event: FetchEvent;
}): Promise<Response> {
  const key = keyOf(url, request.headers.get("locale") ?? "");
  try {
    const response = await fetch(request);
    if (mayKeep(response)) event.waitUntil(put(key, response.clone()));
    return response;
  } catch (error) {
    const there = await kept(CALLS, key);
    if (!there) throw error;
    await tellAge(event.clientId, url, Number(there.headers.get("x-stored-at")));
    return there;
  }
}

const mayKeep = (response: Response) =>
  response.status === 200 && !/no-store|private/.test(response.headers.get("cache-control") ?? "");

async function put(key: string, response: Response) {
  const headers = new Headers(response.headers);
  headers.set("x-stored-at", String(Date.now()));
  await keep(CALLS, key, new Response(response.body, { headers }));
}

/** The page says how old it is what it shows (`app/connection.ts`). */
async function tellAge(id: string, { pathname, search }: URL, at: number) {
  const client = await (self as unknown as ServiceWorkerGlobalScope).clients.get(id);
  client?.postMessage({ type: "jornada:stored", address: pathname + search, at });
}
