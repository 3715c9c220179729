import type { Language } from "../i18n/language.ts";
import { type ApiError, normaliseError } from "./error.ts";

/** How an address is asked: by the network in a browser, by a call inside the program on the server. */
export type Transport = (address: string, language: Language, signal?: AbortSignal) => Promise<TransportAnswer>;

export interface TransportAnswer {
  status: number;
  body: string;
}

const TIMEOUT_SECONDS = 30;

/** By the network. How long a call may take is a setting, which may change while the site is open. */
export function browserTransport(timeoutSeconds: () => number | null | undefined): Transport {
  return async (address, language, signal) => {
    const timeout = AbortSignal.timeout((timeoutSeconds() ?? TIMEOUT_SECONDS) * 1_000);
    const response = await fetch(address, {
      headers: { Accept: "application/json", Locale: language },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return { status: response.status, body: await response.text() };
  };
}

/** Asks, and gives the answer's body or throws an {@link ApiError}. */
export async function ask(transport: Transport, address: string, language: Language, signal?: AbortSignal) {
  let answer: TransportAnswer;
  try {
    answer = await transport(address, language, signal);
  } catch (cause) {
    throw normaliseError(undefined, cause);
  }
  const body = parseJson(answer.body);
  if (answer.status >= 400 || body === undefined) throw normaliseError(body, undefined, answer.status);
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type { ApiError };
