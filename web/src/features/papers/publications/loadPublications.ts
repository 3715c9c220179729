import { foundBy } from "../../../api/contentQueries.ts";
import { readPublications } from "../../../api/papers.ts";
import type { Head } from "../../../app/head.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../../app/page.ts";
import { readParts } from "../../../app/parts.ts";
import { contentPaths, paths } from "../../../app/paths.ts";
import { listHead } from "../../../editorial/listHead.ts";
import { isKnownEmpty, isListSaidSo, isPastTheEnd, parseListView, queryOfList } from "../../../editorial/listView.ts";

export async function load({ site, path, query }: PageArgs): Promise<Head> {
  const { page } = parseListView(query);
  const canonical = contentPaths.publications(queryOfList({ page }));
  if (!isListSaidSo(query, { page })) throw pageMoved(canonical);
  const list = readPublications(site.language, { page });
  await readParts(site, [list]);
  if (await isPastTheEnd(site, list, page)) throw pageNotFound(path.split("?", 1)[0] ?? path);
  const { app, media } = site.texts;
  const { title, description } = media.publications;
  return listHead(site, {
    title,
    description,
    canonical,
    page,
    crumbs: [
      { label: app.home, href: paths.home() },
      { label: title, href: contentPaths.publications() },
    ],
    isEmpty: isKnownEmpty(site, list),
    items: foundBy(site.client, list).entries.map(({ id }) => contentPaths.publication(id)),
  });
}
