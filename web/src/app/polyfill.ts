/**
 * What React, the router and the query client touch and a bare JavaScript engine does not have. The server's script
 * begins with this module; browsers never load it. Small on purpose: not a browser, only as much of one as is used.
 */

type Listener = () => void;

class PlainAbortSignal {
  aborted = false;
  reason: unknown;
  readonly #listeners = new Set<Listener>();

  addEventListener(_type: string, listener: Listener) {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: string, listener: Listener) {
    this.#listeners.delete(listener);
  }

  throwIfAborted() {
    if (this.aborted) throw this.reason;
  }

  abort(reason: unknown) {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason;
    for (const listener of this.#listeners) listener();
  }
}

class PlainAbortController {
  readonly signal = new PlainAbortSignal();

  abort(reason: unknown = new Error("aborted")) {
    this.signal.abort(reason);
  }
}

class PlainURLSearchParams {
  readonly #pairs: [string, string][];

  constructor(init: string | Iterable<[string, string]> | Record<string, string> = "") {
    if (typeof init === "string") this.#pairs = parseQuery(init);
    else if (Symbol.iterator in init) this.#pairs = [...(init as Iterable<[string, string]>)].map(([k, v]) => [k, v]);
    else this.#pairs = Object.entries(init);
  }

  get(name: string) {
    return this.#pairs.find(([key]) => key === name)?.[1] ?? null;
  }

  getAll(name: string) {
    return this.#pairs.filter(([key]) => key === name).map(([, value]) => value);
  }

  has(name: string) {
    return this.#pairs.some(([key]) => key === name);
  }

  append(name: string, value: string) {
    this.#pairs.push([name, String(value)]);
  }

  set(name: string, value: string) {
    this.delete(name);
    this.append(name, value);
  }

  delete(name: string) {
    for (let i = this.#pairs.length - 1; i >= 0; i--) {
      if (this.#pairs[i]?.[0] === name) this.#pairs.splice(i, 1);
    }
  }

  get size() {
    return this.#pairs.length;
  }

  entries() {
    return this.#pairs[Symbol.iterator]();
  }

  [Symbol.iterator]() {
    return this.entries();
  }

  forEach(visit: (value: string, key: string) => void) {
    for (const [key, value] of this.#pairs) visit(value, key);
  }

  toString() {
    return this.#pairs.map(([key, value]) => `${encodeForm(key)}=${encodeForm(value)}`).join("&");
  }
}

function parseQuery(text: string): [string, string][] {
  const parts = text.replace(/^\?/, "").split("&").filter(Boolean);
  return parts.map((part) => {
    const at = part.indexOf("=");
    return at < 0 ? [decodeForm(part), ""] : [decodeForm(part.slice(0, at)), decodeForm(part.slice(at + 1))];
  });
}

function decodeForm(text: string) {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}

function encodeForm(text: string) {
  const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text)
    .replace(/[!'()~]/g, percent)
    .replaceAll("%20", "+");
}

/** Absolute http(s) addresses, and paths relative to one: all that the router asks for. */
class PlainURL {
  protocol: string;
  host: string;
  pathname: string;
  search: string;
  hash: string;

  constructor(address: string | PlainURL, base?: string | PlainURL) {
    const absolute = /^(https?:)\/\/([^/?#]*)/.exec(String(address));
    const from = absolute ? undefined : base === undefined ? undefined : new PlainURL(base);
    if (!absolute && !from) throw new TypeError(`not an address: ${address}`);
    const rest = absolute ? String(address).slice(absolute[0].length) : String(address);
    this.protocol = absolute?.[1] ?? from?.protocol ?? "";
    this.host = absolute?.[2] ?? from?.host ?? "";
    const [, path = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(rest) ?? [];
    this.pathname = path.startsWith("/") ? path : path ? `/${path}` : (from?.pathname ?? "/");
    this.search = search === "?" ? "" : search;
    this.hash = hash === "#" ? "" : hash;
  }

  get origin() {
    return `${this.protocol}//${this.host}`;
  }

  get hostname() {
    return this.host.replace(/:\d+$/, "");
  }

  get href() {
    return this.origin + this.pathname + this.search + this.hash;
  }

  get searchParams() {
    return new PlainURLSearchParams(this.search);
  }

  toString() {
    return this.href;
  }
}

class PlainHeaders {
  readonly #values = new Map<string, string>();

  constructor(init: Iterable<[string, string]> | Record<string, string> = {}) {
    const pairs = Symbol.iterator in init ? init : Object.entries(init);
    for (const [name, value] of pairs as Iterable<[string, string]>) this.set(name, value);
  }

  get(name: string) {
    return this.#values.get(name.toLowerCase()) ?? null;
  }

  has(name: string) {
    return this.#values.has(name.toLowerCase());
  }

  set(name: string, value: string) {
    this.#values.set(name.toLowerCase(), value);
  }

  append(name: string, value: string) {
    const known = this.get(name);
    this.set(name, known === null ? value : `${known}, ${value}`);
  }

  delete(name: string) {
    this.#values.delete(name.toLowerCase());
  }

  [Symbol.iterator]() {
    return this.#values[Symbol.iterator]();
  }
}

class PlainRequest {
  readonly method = "GET";
  readonly headers = new PlainHeaders();
  readonly signal = new PlainAbortController().signal;

  constructor(readonly url: string) {}
}

class PlainResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: PlainHeaders;

  constructor(
    readonly body: string | null,
    init: { status?: number; statusText?: string; headers?: Record<string, string> } = {},
  ) {
    this.status = init.status ?? 200;
    this.statusText = init.statusText ?? "";
    this.headers = new PlainHeaders(init.headers);
  }

  get ok() {
    return this.status >= 200 && this.status < 300;
  }

  async text() {
    return this.body ?? "";
  }

  async json() {
    return JSON.parse(this.body ?? "null");
  }
}

/** React's streaming half asks for these when it is loaded, and never uses them here. */
class Unused {
  port1 = {};
  port2 = {};
}

/** Timers never fire here: a page is what is known now. */
const noTimer = () => 0;

const missing = {
  AbortController: PlainAbortController,
  AbortSignal: PlainAbortSignal,
  URLSearchParams: PlainURLSearchParams,
  URL: PlainURL,
  Headers: PlainHeaders,
  Request: PlainRequest,
  Response: PlainResponse,
  TextEncoder: Unused,
  MessageChannel: Unused,
  setTimeout: noTimer,
  clearTimeout: noTimer,
  setInterval: noTimer,
  clearInterval: noTimer,
  queueMicrotask: (job: () => void) => void Promise.resolve().then(job),
  console: { log() {}, info() {}, debug() {}, warn() {}, error() {} },
};

for (const [name, value] of Object.entries(missing)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}

export { PlainHeaders, PlainURL, PlainURLSearchParams };
