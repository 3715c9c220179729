import type { QueryClient } from "@tanstack/react-query";
import type { Language } from "../i18n/language.ts";
import type { Overrides } from "../i18n/overrides.ts";
import type { PageTexts, Texts } from "../i18n/texts.ts";

/** What every page stands on: one visitor's language and what was read for it. */
export interface Site {
  language: Language;
  /** In use right now: what editors write over the built-in texts shows as soon as it is read. */
  readonly texts: Texts;
  /** Adds what only some pages say, when the first of them is opened. */
  addTexts(more: PageTexts): void;
  /** What editors wrote, also under keys that no built-in text has. */
  readonly overrides: Overrides;
  client: QueryClient;
  /** How long a page waits for its parts before it opens without them. The server waits for all: it has no second try. */
  patienceMs?: number | undefined;
}
