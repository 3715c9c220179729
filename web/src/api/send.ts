import type { Language } from "../i18n/language.ts";
import { callHeaders } from "./callHeaders.ts";
import { type ApiError, type FieldError, normaliseError } from "./error.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Makes a call for the fan who is signed in, if one is. Gives the answer's body or throws an {@link ApiError}. */
export type Send = <Answer>(method: Method, address: string, body?: object) => Promise<Answer>;

const TIMEOUT_SECONDS = 30;

export function createSend(language: Language, timeoutSeconds?: number | null): Send {
  return async <Answer>(method: Method, address: string, body?: object) => {
    let response: Response;
    let text: string;
    try {
      response = await fetch(address, {
        method,
        headers: { ...callHeaders(language), ...(body && { "Content-Type": "application/json" }) },
        signal: AbortSignal.timeout((timeoutSeconds ?? TIMEOUT_SECONDS) * 1_000),
        ...(body && { body: JSON.stringify(body) }),
      });
      text = await response.text();
    } catch (cause) {
      throw normaliseError(undefined, cause);
    }
    const answer = parseJson(text);
    if (response.ok && answer !== undefined) return answer as Answer;
    throw errorOf(answer, response);
  };
}

function errorOf(body: unknown, { status, headers }: Response): ApiError {
  const error = normaliseError(body, undefined, status);
  const fields = fieldsOf(body);
  const retryAfter = Number(headers.get("Retry-After") ?? Number.NaN);
  return {
    ...error,
    ...(fields.length > 0 && { fields }),
    ...(retryAfter >= 0 && { retryAfter }),
  };
}

interface Envelope {
  error?: { details?: { errors?: { path?: unknown[]; message?: unknown }[] } };
}

/** What is wrong with which field of a form, where the answer says so. */
function fieldsOf(body: unknown): FieldError[] {
  const errors = (body as Envelope | undefined)?.error?.details?.errors;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap(({ path, message }) =>
    Array.isArray(path) && typeof message === "string" ? [{ path: path.join("."), message }] : [],
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
