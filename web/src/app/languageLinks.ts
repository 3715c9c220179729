import { useLocation, useMatches } from "react-router";
import { LANGUAGES, type Language } from "../i18n/language.ts";
import type { PageData } from "./page.ts";
import { PAGE_PARAMETERS } from "./paths.ts";
import { useSite } from "./SiteContext.tsx";

const NAMES: Record<Language, { key: string; label: string; name: string }> = {
  "pt-PT": { key: "pt", label: "PT", name: "Português" },
  en: { key: "en", label: "EN", name: "English" },
};

/**
 * The same page in each language. Answered by the server, which remembers the choice. What it does not know of the address
 * goes along when a link is pressed (`languagePresses.ts`).
 */
export function useLanguageLinks() {
  const { language } = useSite();
  const { pathname, search } = useLocation();
  const query = pageQuery(search);
  const languages = useOwnLanguages();
  return LANGUAGES.map((one) => {
    const { key, label, name } = NAMES[one];
    const own = languages?.[one];
    return {
      key,
      label,
      name,
      href: own
        ? `${own}${own.includes("?") ? "&" : "?"}lang=${key}`
        : `${pathname}?${[...query, `lang=${key}`].join("&")}`,
      isCurrent: one === language,
    };
  });
}

/** Where the page shown is in each language, or what stands for it, if it says so itself. */
function useOwnLanguages() {
  const data = useMatches().at(-1)?.data as Partial<PageData> | undefined;
  return data?.head?.instead ?? data?.head?.languages;
}

/** Only what pages read, in a fixed order: the server makes one page for all other parameters. */
function pageQuery(search: string): string[] {
  const given = new URLSearchParams(search);
  return PAGE_PARAMETERS.flatMap((name) => {
    const value = given.get(name);
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
}
