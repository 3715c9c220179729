import type { Language } from "../../i18n/language.ts";
import type { Texts } from "../../i18n/texts.ts";

export function languageName(language: Language, { languages }: Texts["account"]): string {
  return language === "en" ? languages.english : languages.portuguese;
}
