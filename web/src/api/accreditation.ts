import type { Language } from "../i18n/language.ts";
import type { ApiError } from "./error.ts";
import type { AccreditationForm } from "./fan.ts";
import { createSend } from "./send.ts";
import { sendWithProgress } from "./sendWithProgress.ts";

interface Sending {
  language: Language;
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Gives the reference. An answer without one is none: only what carries a value has succeeded. */
export async function sendAccreditation(form: AccreditationForm, { language, ...how }: Sending): Promise<string> {
  const send = createSend({ language, send: (address, init) => sendWithProgress(address, init, how) });
  const { value } = await send<{ value?: unknown }>("POST", "/api/v1/accreditation", form);
  if (typeof value === "string" && value !== "") return value;
  throw { status: 500, code: "no_value", message: undefined } satisfies ApiError;
}
