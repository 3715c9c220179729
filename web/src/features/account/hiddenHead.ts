import type { Head } from "../../app/head.ts";
import type { Texts } from "../../i18n/texts.ts";

/** Of a page that is for one person at a time, and for no search engine. */
export function hiddenHead({ app }: Texts, words: { title: string; description: string }, canonical: string): Head {
  return { title: app.title(words.title, app.name), description: words.description, canonical, isHidden: true };
}
