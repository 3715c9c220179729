import type { QueryClient } from "@tanstack/react-query";
import type { Language } from "../i18n/language.ts";
import type { Texts } from "../i18n/texts.ts";

/** What every page stands on: one visitor's language and what was read for it. */
export interface Site {
  language: Language;
  texts: Texts;
  client: QueryClient;
  /** How long a page waits for its parts before it opens without them. The server waits for all: it has no second try. */
  patienceMs?: number | undefined;
}
