/**
 * A device for tests: its storage, the worker's place on it, and a network that answers what it is told to. Brought before
 * anything of the worker is, which looks at it as soon as it is read.
 */

export const ORIGIN = "https://liga.example";

type Asked = string | URL | Request;

const addressOf = (asked: Asked) => new URL(asked instanceof Request ? asked.url : asked, ORIGIN).href;

class StoreInMemory {
  entries = new Map<string, Response>();
  async match(asked: Asked) {
    return this.entries.get(addressOf(asked))?.clone();
  }
  async put(asked: Asked, response: Response) {
    if (device.isFull) throw new DOMException("full", "QuotaExceededError");
    this.entries.delete(addressOf(asked));
    this.entries.set(addressOf(asked), response);
  }
  async delete(asked: Asked) {
    return this.entries.delete(addressOf(asked));
  }
  async keys() {
    return [...this.entries.keys()].map((address) => new Request(address));
  }
}

export const device = {
  stores: new Map<string, StoreInMemory>(),
  isFull: false,
  /** What the network says, by the path and query that are asked; nothing means that there is none. */
  network: (_address: string): Response | undefined => undefined,
  /** Every address that was asked for. */
  asked: [] as string[],
  /** The build of which the worker is, as its list of files. */
  manifest: [] as { url: string; revision: null }[],

  /** What is kept, by store and path. */
  kept(name: string): string[] {
    const addresses = [...(device.stores.get(`jornada-${name}-1`)?.entries.keys() ?? [])];
    return addresses.map((address) => address.slice(ORIGIN.length));
  },
  forgetAll() {
    device.stores.clear();
    device.isFull = false;
    device.network = () => undefined;
    device.asked = [];
  },
};

class Extendable extends Event {}

/** Runs until everything has ended that it was told to wait for. */
export function happening(type: string) {
  const waits: Promise<unknown>[] = [];
  let isOver = false;
  const event = Object.assign(new Extendable(type), {
    waitUntil(work: Promise<unknown>) {
      if (isOver) throw new DOMException("over", "InvalidStateError");
      waits.push(work);
    },
  });
  return {
    event: event as unknown as FetchEvent,
    /** Nobody waits any more. */
    end: () => {
      isOver = true;
    },
    done: async () => {
      for (let count = 0; count < waits.length; count += 1) await waits[count];
    },
  };
}

/** As a browser asks for a page. */
export function navigation(address: string, init: { cache?: RequestCache } = {}) {
  const url = new URL(address, ORIGIN);
  const cache = { value: init.cache ?? "default" };
  return { url, request: Object.defineProperties(new Request(url), { mode: { value: "navigate" }, cache }) };
}

export function call(address: string, headers: Record<string, string> = {}, signal?: AbortSignal) {
  const url = new URL(address, ORIGIN);
  const asked = { accept: "application/json", locale: "pt-PT", ...headers };
  return { url, request: new Request(url, { headers: asked, ...(signal && { signal }) }) };
}

/** As networks answer: of this very site. */
export function answer(body: string, headers: Record<string, string>, status = 200): Response {
  return Object.defineProperty(new Response(body, { status, headers }), "type", { value: "basic" });
}

async function fetchInMemory(asked: Asked): Promise<Response> {
  const path = addressOf(asked).slice(ORIGIN.length);
  device.asked.push(path);
  const answered = device.network(path);
  if (!answered) throw new TypeError("Failed to fetch");
  return answered;
}

const caches = {
  async open(name: string) {
    const store = device.stores.get(name) ?? new StoreInMemory();
    device.stores.set(name, store);
    return store;
  },
  match: async (asked: Asked, { cacheName }: { cacheName: string }) => device.stores.get(cacheName)?.match(asked),
  keys: async () => [...device.stores.keys()],
  delete: async (name: string) => device.stores.delete(name),
};

Object.assign(globalThis, {
  self: globalThis,
  location: new URL(ORIGIN),
  registration: { scope: `${ORIGIN}/` },
  caches,
  fetch: fetchInMemory,
  ExtendableEvent: Extendable,
  FetchEvent: Extendable,
  __WB_DISABLE_DEV_LOGS: true,
});
Object.defineProperty(globalThis, "__WB_MANIFEST", { configurable: true, get: () => device.manifest });
