import type { User } from "../api/accounts.ts";
import { createQueryClient } from "../api/queries.ts";
import { closeAllPopups } from "./popups.ts";
import type { SessionSite } from "./sessionSite.ts";
import { SIGNED_OUT, setSession } from "./state.ts";

/** For tests: a fan, a site, and answers by the address that is called. */

export const MARTA: User = {
  id: 7,
  username: "marta@example.org",
  email: "marta@example.org",
  provider: "local",
  confirmed: true,
  blocked: false,
  name: "Marta Quintela",
  language: "pt-PT",
  completed: true,
  createdAt: "2026-08-01T10:00:00.000Z",
  updatedAt: "2026-08-01T10:00:00.000Z",
};

export function exampleSite(): SessionSite {
  const refuse = () => Promise.reject(new Error("nothing is read here"));
  return { language: "pt-PT", client: createQueryClient(refuse, "pt-PT") };
}

interface Call {
  method: string;
  address: string;
  bearer: string | undefined;
  body: unknown;
}

type Answer = [status: number, body: unknown, headers?: Record<string, string>] | "offline";

/** The network: answers by method and path, and notes what was called. */
export function exampleNetwork(answers: Record<string, Answer | ((call: Call) => Answer)>) {
  const calls: Call[] = [];
  const answer = async (address: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    const authorization = new Headers(init.headers).get("Authorization");
    const call: Call = {
      method,
      address,
      bearer: authorization?.replace("Bearer ", ""),
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
    };
    calls.push(call);
    const given = answers[`${method} ${address.split("?", 1)[0]}`] ?? [404, {}];
    const decided = typeof given === "function" ? given(call) : given;
    if (decided === "offline") throw new TypeError("Failed to fetch");
    const [status, body, headers] = decided;
    return new Response(JSON.stringify(body), { status, ...(headers && { headers }) });
  };
  return { calls, answer };
}

export function refusal(status: number, name: string, message: string, details: object = {}): Answer {
  return [status, { data: null, error: { status, name, message, details } }];
}

/** As if no page had been opened yet. */
export function forgetAll() {
  setSession(SIGNED_OUT);
  closeAllPopups();
  for (const pair of document.cookie.split("; ")) {
    // biome-ignore lint/suspicious/noDocumentCookie: a test's own
    document.cookie = `${pair.split("=", 1)[0]}=; Path=/; Max-Age=-1`;
  }
  localStorage.clear();
  sessionStorage.clear();
}
