import type { Head } from "../app/head.ts";
import { LANGUAGES, type Language } from "../i18n/language.ts";

interface OneLanguage {
  id: number;
  title: string;
  slug: string | null;
  locale: string;
}

/** An entry with the same in other languages, each under a number of its own. */
export interface Localized extends OneLanguage {
  localizations: OneLanguage[] | null;
}

/** Where an entry is in each language in which there is one. */
export function languagesOf(entry: Localized, hrefOf: (one: OneLanguage) => string): Partial<Record<Language, string>> {
  const all = [entry, ...(entry.localizations ?? [])];
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const one = all.find(({ locale }) => locale === language);
      return one ? [[language, hrefOf(one)]] : [];
    }),
  );
}

/** What the head of an entry's page says of its languages. */
export function languageHead(
  entry: Localized,
  language: Language,
  hrefOf: (one: OneLanguage) => string,
): Pick<Head, "language" | "languages"> {
  const own = LANGUAGES.find((one) => one === entry.locale);
  return {
    languages: languagesOf(entry, hrefOf),
    ...(own && own !== language ? { language: own } : {}),
  };
}
