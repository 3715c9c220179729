import type { QueryClient } from "@tanstack/react-query";
import type { Language } from "../i18n/language.ts";
import type { Texts } from "../i18n/texts.ts";

/** What every page stands on: one visitor's language and what was read for it. */
export interface Site {
  language: Language;
  texts: Texts;
  client: QueryClient;
}
