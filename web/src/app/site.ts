import type { QueryClient } from "@tanstack/react-query";
import type { Area } from "../i18n/area.ts";
import type { Language } from "../i18n/language.ts";
import type { Overrides } from "../i18n/overrides.ts";
import type { Texts } from "../i18n/texts.ts";
import type { Around } from "./around.ts";

/** What every page stands on: one visitor's language and what was read for it. */
export interface Site {
  language: Language;
  /** In use right now: what editors write over the built-in texts shows as soon as it is read. */
  readonly texts: Texts;
  /** What editors wrote, also under keys that no built-in text has. */
  readonly overrides: Overrides;
  client: QueryClient;
  around?: Around | undefined;
  /** Brings the texts that only some pages say. */
  bringTexts(areas: readonly Area[]): Promise<void>;
  /** How long a page waits for its parts before it opens without them. The server waits for all: it has no second try. */
  patienceMs?: number | undefined;
}
