import type { Localization } from "../api/articles.ts";
import type { Head } from "../app/head.ts";
import { type Language, parseLanguage } from "../i18n/language.ts";

interface Localized {
  id: number;
  title?: string;
  name?: string;
  slug?: string | null;
  locale?: string | null;
  localizations?: Localization[] | null;
}

type PathOf = (id: number, title?: string) => string;

/** The address of an entry in its own language. */
export function addressOf(
  { id, slug, title, name }: Omit<Localized, "locale" | "localizations">,
  pathOf: PathOf,
): string {
  return pathOf(id, slug ?? title ?? name);
}

/** The language of an entry, and where it is in each. */
export function languagesOf(entry: Localized, page: Language, pathOf: PathOf) {
  const language = parseLanguage(entry.locale) ?? page;
  const languages: Partial<Record<Language, string>> = { [language]: addressOf(entry, pathOf) };
  for (const other of entry.localizations ?? []) {
    const known = parseLanguage(other.locale);
    if (known && !languages[known]) languages[known] = addressOf(other, pathOf);
  }
  return { language, languages };
}

/** The same for the head of its page. */
export function headLanguages(entry: Localized, page: Language, pathOf: PathOf): Pick<Head, "language" | "languages"> {
  const { language, languages } = languagesOf(entry, page, pathOf);
  return { languages, ...(language === page ? {} : { language }) };
}
