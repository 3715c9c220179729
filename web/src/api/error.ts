/** A call that failed, as pages show it: plain data, so that it travels from server to browser. */
export interface ApiError {
  status: number;
  code: string;
  /** In the visitor's language, if the server said something. */
  message: string | undefined;
  /** What is wrong with which field of a form, where the answer says so. */
  fields?: FieldError[];
  /** Seconds until another try is worth it. */
  retryAfter?: number;
}

export interface FieldError {
  /** The field's name; of one inside another, with a dot between them. */
  path: string;
  message: string;
}

/** Both envelopes of the API, and everything that is none (no network, a proxy's page), in one form. */
export function normaliseError(body: unknown, cause?: unknown, status = 500): ApiError {
  if (isRecord(body)) {
    if (typeof body.error === "string") {
      const known = typeof body.statusCode === "number" ? body.statusCode : status;
      return { status: known, code: body.error, message: text(body.message) };
    }
    if (isRecord(body.error)) {
      const { status: known, name, message } = body.error;
      return {
        status: typeof known === "number" ? known : status,
        code: text(name) ?? UNKNOWN,
        message: text(message),
      };
    }
  }
  const isOffline = cause instanceof TypeError;
  return { status: status < 400 ? 500 : status, code: isOffline ? "offline" : UNKNOWN, message: undefined };
}

const UNKNOWN = "UnknownError";

export function isApiError(error: unknown): error is ApiError {
  return isRecord(error) && typeof error.status === "number" && typeof error.code === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
