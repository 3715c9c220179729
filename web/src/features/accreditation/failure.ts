import { isApiError } from "../../api/error.ts";
import type { Texts } from "../../i18n/texts.ts";
import { UnusableProof } from "./proof.ts";
import { type FieldName, NO_VALUES, type Wrong } from "./requestValues.ts";

/** Why a request did not get through: at one field, at the file, or as a whole. */
export interface Failure {
  /** A field that only the server finds wrong. What it says of it is meant for programs. */
  field?: FieldName;
  /** The name of a sentence, or one of the server's: it looks further into files than we do. */
  file?: Wrong | (string & {});
  form?: "offline" | "other" | "wait";
  /** With "wait": seconds until another try is worth it. */
  seconds?: number | undefined;
}

export function failureOf(error: unknown): Failure {
  if (error instanceof UnusableProof) return { file: error.wrong };
  if (!isApiError(error)) return { form: error instanceof TypeError ? "offline" : "other" };
  const { status, code, message, fields = [], retryAfter } = error;
  if (code === "offline") return { form: "offline" };
  if (status === 413) return { file: "fileSize" };
  if (status === 415) return { file: message ?? "fileKind" };
  if (status === 429) return { form: "wait", seconds: retryAfter };
  const [wrong] = fields;
  if (wrong?.path === "fileBase64" || wrong?.path === "fileName") return { file: "fileInvalid" };
  return wrong && isField(wrong.path) ? { field: wrong.path } : { form: "other" };
}

function isField(path: string): path is FieldName {
  return Object.hasOwn(NO_VALUES, path);
}

/** From here on a wait is told in minutes. */
const A_WHILE = 90;

/** The sentence for the form as a whole. */
export function sentenceOf({ form, seconds }: Failure, words: Texts["accreditation"]["wrong"]): string | undefined {
  if (form !== "wait" || seconds === undefined) return form && words[form];
  return seconds > A_WHILE ? words.waitMinutes(Math.ceil(seconds / 60)) : words.waitSeconds(Math.ceil(seconds));
}
