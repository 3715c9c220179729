import type { Language } from "../i18n/language.ts";
import { type ApiError, normaliseError } from "./error.ts";

/** How an address is asked: by the network in a browser, by a call inside the program on the server. */
export type Transport = (address: string, language: Language, signal?: AbortSignal) => Promise<TransportAnswer>;

export interface TransportAnswer {
  status: number;
  body: string;
}

/** What was answered before anybody heard. */
export const unheard: [address: string, answer: Response][] = [];

export const line = {
  /** How a call leaves the browser. For a fan who is signed in it says who they are: `session/asFan.ts`. */
  send: (address: string, init: RequestInit): Promise<Response> => fetch(address, init),
  /** Told of every answer: its headers say whether it came from the network, and when (`app/connection.ts`). */
  hear: (...answer: (typeof unheard)[0]): unknown => unheard.push(answer),
};

/** What every call of the browser says of itself. */
export const headersIn = (language: Language) => ({
  Accept: "application/json",
  Locale: language,
  Client: "web",
  "Device-Platform": "web",
});

const TIMEOUT_SECONDS = 30;

/** As long as a call may take; the setting may be missing. */
export const timeoutAfter = (seconds: number | null | undefined) =>
  AbortSignal.timeout((seconds ?? TIMEOUT_SECONDS) * 1_000);

/** By the network. How long a call may take is a setting, which may change while the site is open. */
export function browserTransport(timeoutSeconds: () => number | null | undefined): Transport {
  return async (address, language, signal) => {
    const timeout = timeoutAfter(timeoutSeconds());
    const response = await line.send(address, {
      headers: headersIn(language),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    line.hear(address, response);
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
