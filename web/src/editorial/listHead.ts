import { breadcrumbList } from "../app/breadcrumbList.ts";
import type { Head } from "../app/head.ts";
import { dayShareArt } from "../app/serverPaths.ts";
import type { Site } from "../app/site.ts";
import type { Language } from "../i18n/language.ts";
import type { Crumb } from "../ui/Breadcrumbs.tsx";

interface Described {
  title: string;
  description: string;
  /** The list's own address, with the page of it. */
  canonical: string;
  page: number;
  /** The last one leads to the list's first page. */
  crumbs: Crumb[];
  /** There is nothing to be found in it. */
  isEmpty: boolean;
  /** The addresses of what is on it, as far as they are known. */
  items: string[];
}

/** What a page of a list says of itself. */
export function listHead(
  { texts, language }: Site,
  { title, description, canonical, page, crumbs, isEmpty, items }: Described,
): Head {
  const { app, news } = texts;
  const own = page > 1 ? news.pageTitle(title, page) : title;
  return {
    title: app.title(own, app.name),
    description: page > 1 ? `${description} ${news.page(page)}.` : description,
    canonical,
    isHidden: isEmpty,
    ...(page > 1 ? firstInOther(language, crumbs.at(-1)?.href) : {}),
    image: dayShareArt(language),
    structured: [breadcrumbList(crumbs), ...(items.length > 0 ? [itemList(items)] : [])],
  };
}

/** In the other language there may be no such page: it is no counterpart of this one, and who goes there begins anew. */
export function firstInOther(language: Language, first: string | undefined): Pick<Head, "languages" | "instead"> {
  return { languages: {}, ...(first ? { instead: { [language === "en" ? "pt-PT" : "en"]: first } } : {}) };
}

/** What is on it, in its order (schema.org). */
function itemList(items: string[]) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: items.map((url, index) => ({ "@type": "ListItem", position: index + 1, url })),
  };
}
