import type { Texts } from "../../i18n/texts.ts";

type Words = Texts["account"]["wrong"];

/** What can be wrong with a field or a form, by the name of the sentence that says so: it is said in the language of the day. */
export type Wrong = { [Name in keyof Words]: Words[Name] extends string ? Name : never }[keyof Words];

export function wordsOf(wrong: string | undefined, words: Words): string | undefined {
  const said = wrong === undefined ? undefined : words[wrong as keyof Words];
  return typeof said === "string" ? said : undefined;
}
