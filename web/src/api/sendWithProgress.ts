/**
 * A call whose body takes a while to leave: tells how much of it has. `fetch` cannot, so this is the older way, in the
 * form that `createSend` takes.
 */

interface How {
  /** How much has left, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Stops it. */
  signal?: AbortSignal;
}

/** On a line on which nothing has moved for this long, nothing will. */
const STALL_MS = 60_000;

export function sendWithProgress(address: string, init: RequestInit, { onProgress, signal }: How): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? "POST", address);
    new Headers(init.headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    const stop = () => request.abort();
    // Nobody who waits for a server that does not answer is told that they stopped it themselves.
    const giveUp = () => {
      reject(new TypeError("nothing moves"));
      stop();
    };
    let stall = setTimeout(giveUp, STALL_MS);
    const moved = () => {
      clearTimeout(stall);
      stall = setTimeout(giveUp, STALL_MS);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      moved();
      if (total > 0) onProgress(loaded / total);
    };
    request.upload.onload = () => {
      moved();
      onProgress(1);
    };
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError("no connection"));
    request.onabort = () => reject(new DOMException("stopped", "AbortError"));
    request.onloadend = () => {
      clearTimeout(stall);
      signal?.removeEventListener("abort", stop);
    };
    if (signal?.aborted) {
      clearTimeout(stall);
      reject(new DOMException("stopped", "AbortError"));
      return;
    }
    signal?.addEventListener("abort", stop);
    request.send(init.body as XMLHttpRequestBodyInit | null | undefined);
  });
}

/** As `fetch` would have given it, as far as `createSend` looks at it. */
function responseOf(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader("Retry-After");
  return new Response(request.responseText, {
    status: request.status,
    ...(retryAfter !== null && { headers: { "Retry-After": retryAfter } }),
  });
}
