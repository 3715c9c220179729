import { foundBy } from "../../../api/contentQueries.ts";
import { readPublications } from "../../../api/papers.ts";
import { breadcrumbList } from "../../../app/breadcrumbList.ts";
import type { Head } from "../../../app/head.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../../app/page.ts";
import { readParts } from "../../../app/parts.ts";
import { contentPaths, paths } from "../../../app/paths.ts";
import { isPastTheLastPage } from "../../../editorial/isPastTheLastPage.ts";
import { isPageSaidSo, pageInQuery, pageNumberIn } from "../../../editorial/pageNumber.ts";

export async function load({ site, path, query }: PageArgs): Promise<Head> {
  const page = pageNumberIn(query);
  const own = contentPaths.publications({ page: pageInQuery(page) });
  if (!isPageSaidSo(query)) throw pageMoved(own);
  const list = readPublications(site.language, { page });
  await readParts(site, [list]);
  if (await isPastTheLastPage(site, list, page)) throw pageNotFound(path.split("?", 1)[0] ?? path);
  const { app, media } = site.texts;
  const { title, description } = media.publications;
  const { entries } = foundBy(site.client, list);
  return {
    title: app.title(page > 1 ? media.pageTitle(title, page) : title, app.name),
    description,
    canonical: own,
    structured: [
      breadcrumbList([
        { label: app.home, href: paths.home() },
        { label: title, href: contentPaths.publications() },
      ]),
      ...(entries.length > 0
        ? [
            {
              "@context": "https://schema.org",
              "@type": "ItemList",
              itemListElement: entries.map((entry, index) => ({
                "@type": "ListItem",
                position: index + 1,
                name: entry.title,
                url: contentPaths.publication(entry.id),
              })),
            },
          ]
        : []),
    ],
  };
}
