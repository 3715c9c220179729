import { isPersonal } from "../api/personal.ts";
import { CALLS, keep, keepAll, kept } from "./keeping.ts";

/**
 * What the app asks for. Always of the network; what it said last is told when there is none, or when it is in trouble.
 * The page learns from `x-stored-at` how old that is (`app/connection.ts`).
 */

/** The ways in: what is asked there may be a secret. */
const SIGNS_IN = /^\/api\/(?:auth|connect)\//;

export function isKeptCall({ request, url }: { request: Request; url: URL }): boolean {
  return (
    request.method === "GET" &&
    url.origin === location.origin &&
    url.pathname.startsWith("/api/") &&
    !isPersonal(url.pathname) &&
    !SIGNS_IN.test(url.pathname) &&
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
    if (mayKeep(request, response)) event.waitUntil(put(key, response.clone()));
    if (response.status < 500) return response;
    return (await kept(CALLS, key)) ?? response;
  } catch (error) {
    // Whoever has given up, or has waited for too long, is not without a network.
    const there = request.signal.aborted ? undefined : await kept(CALLS, key);
    if (!there) throw error;
    return there;
  }
}

/** What everybody is told. Whoever asked with a token was told so only where the answer says that it is for everybody. */
function mayKeep(request: Request, { status, headers }: Response): boolean {
  const control = headers.get("cache-control") ?? "";
  const isForOne = /no-store|private/.test(control);
  return status === 200 && !isForOne && (!request.headers.has("authorization") || /\bpublic\b/.test(control));
}

async function put(key: string, response: Response) {
  const headers = new Headers(response.headers);
  headers.set("x-stored-at", String(Date.now()));
  await keep(CALLS, key, new Response(response.body, { headers }));
}
