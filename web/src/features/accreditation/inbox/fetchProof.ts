import { normaliseError } from "../../../api/error.ts";
import { headersIn, line } from "../../../api/transport.ts";
import type { Language } from "../../../i18n/language.ts";

/** The bytes of a request's file, for those who may have them: a plain link would not say who asks. */
export async function fetchProof(reference: string, language: Language): Promise<ArrayBuffer> {
  const address = `/api/v1/accreditation/requests/${encodeURIComponent(reference)}/file`;
  const response = await line.send(address, { headers: { ...headersIn(language), Accept: "*/*" } });
  if (!response.ok) throw normaliseError(undefined, undefined, response.status);
  return response.arrayBuffer();
}
