import type { Language } from "../i18n/language.ts";
import { type ApiError, type FieldError, normaliseError } from "./error.ts";
import { headersIn, line, timeoutAfter } from "./transport.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Makes a call that changes something, or that is only for one fan. Gives the answer's body or throws an `ApiError`. */
export type Send = <Answer>(method: Method, address: string, body?: object) => Promise<Answer>;

interface How {
  language: Language;
  timeoutSeconds?: number | null | undefined;
  /** By which line; the one that all calls take, where it is left out. */
  send?: (address: string, init: RequestInit) => Promise<Response>;
}

export function createSend({ language, timeoutSeconds, send = (...call) => line.send(...call) }: How): Send {
  return async <Answer>(method: Method, address: string, body?: object) => {
    const { response, text } = await post(send, address, {
      method,
      headers: { ...headersIn(language), ...(body && { "Content-Type": "application/json" }) },
      signal: timeoutAfter(timeoutSeconds),
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = parseJson(text);
    if (response.ok && answer !== undefined) return answer as Answer;
    throw errorOf(answer, response);
  };
}

async function post(send: NonNullable<How["send"]>, address: string, init: RequestInit) {
  try {
    const response = await send(address, init);
    return { response, text: await response.text() };
  } catch (cause) {
    throw normaliseError(undefined, cause);
  }
}

/** What an answer that is none says, in one form. */
export function errorOf(body: unknown, { status, headers }: Pick<Response, "status" | "headers">): ApiError {
  const fields = fieldsOf(body);
  const retryAfter = waitIn(headers);
  return {
    ...normaliseError(body, undefined, status),
    ...(fields.length > 0 && { fields }),
    ...(status === 429 && retryAfter >= 0 && { retryAfter }),
  };
}

/** How many seconds to wait: said outright, or by the moment from which on there are attempts again. */
function waitIn(headers: Headers): number {
  const after = headers.get("Retry-After");
  if (after !== null) return Number(after);
  const reset = headers.get("X-RateLimit-Reset");
  return reset === null ? Number.NaN : Math.max(1, Math.ceil(Number(reset) - Date.now() / 1_000));
}

interface Envelope {
  error?: { details?: { errors?: { path?: unknown; message?: unknown }[] } } | null;
  /** Where the other envelope is used: the one field that is wrong. */
  parameter?: unknown;
  message?: unknown;
}

function fieldsOf(body: unknown): FieldError[] {
  const { error, parameter, message } = (body ?? {}) as Envelope;
  if (typeof parameter === "string") return [{ path: parameter, message: String(message ?? "") }];
  const errors = error?.details?.errors;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error) =>
    Array.isArray(error?.path) && typeof error.message === "string"
      ? [{ path: error.path.join("."), message: error.message }]
      : [],
  );
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
