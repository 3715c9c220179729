import { readOpinionsPage } from "../../api/articles.ts";
import { foundBy } from "../../api/contentQueries.ts";
import type { Head } from "../../app/head.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import { contentPaths, paths } from "../../app/paths.ts";
import { listHead } from "../../editorial/listHead.ts";
import { isKnownEmpty, isListSaidSo, isPastTheEnd, parseListView, queryOfList } from "../../editorial/listView.ts";
import { opinionCard } from "../../editorial/opinionCards.ts";

export async function load({ site, path, query }: PageArgs): Promise<Head> {
  const { page } = parseListView(query);
  const canonical = contentPaths.opinions(queryOfList({ page }));
  if (!isListSaidSo(query, { page })) throw pageMoved(canonical);
  const list = readOpinionsPage(site.language, { page });
  if (await isPastTheEnd(site, list, page)) throw pageNotFound(path.split("?", 1)[0] ?? path);
  await readParts(site, [list]);
  const { app, news } = site.texts;
  return listHead(site, {
    title: news.opinions.title,
    description: news.opinions.description,
    canonical,
    page,
    crumbs: [
      { label: app.home, href: paths.home() },
      { label: news.opinions.title, href: contentPaths.opinions() },
    ],
    isEmpty: isKnownEmpty(site, list),
    items: foundBy(site.client, list).entries.map((entry) => opinionCard(entry).href),
  });
}
