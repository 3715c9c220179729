import { breadcrumbList } from "../app/breadcrumbList.ts";
import type { Head } from "../app/head.ts";
import { dayShareArt } from "../app/serverPaths.ts";
import type { Site } from "../app/site.ts";
import type { Crumb } from "../ui/Breadcrumbs.tsx";

interface Described {
  title: string;
  description: string;
  /** The list's own address, with the page of it. */
  canonical: string;
  page: number;
  crumbs: Crumb[];
  /** The addresses of what is on it, as far as they are known. */
  items: string[];
}

/** What a page of a list says of itself. */
export function listHead(
  { texts, language }: Site,
  { title, description, canonical, page, crumbs, items }: Described,
): Head {
  const { app, news } = texts;
  const own = page > 1 ? news.pageTitle(title, page) : title;
  return {
    title: app.title(own, app.name),
    description: page > 1 ? `${description} ${news.page(page)}.` : description,
    canonical,
    image: dayShareArt(language),
    structured: [breadcrumbList(crumbs), ...(items.length > 0 ? [itemList(items)] : [])],
  };
}

/** What is on it, in its order (schema.org). */
function itemList(items: string[]) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: items.map((url, index) => ({ "@type": "ListItem", position: index + 1, url })),
  };
}
