import { readPressReleasesPage } from "../../api/articles.ts";
import { foundBy } from "../../api/contentQueries.ts";
import type { Head } from "../../app/head.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import { contentPaths, paths } from "../../app/paths.ts";
import { listHead } from "../../editorial/listHead.ts";
import { isKnownEmpty, isListSaidSo, isPastTheEnd, parseListView, queryOfList } from "../../editorial/listView.ts";
import { pressCard } from "../../editorial/pressCards.ts";

export async function load({ site, path, query }: PageArgs): Promise<Head> {
  const { page } = parseListView(query);
  const canonical = contentPaths.pressReleases(queryOfList({ page }));
  if (!isListSaidSo(query, { page })) throw pageMoved(canonical);
  const list = readPressReleasesPage(site.language, page);
  if (await isPastTheEnd(site, list, page)) throw pageNotFound(path.split("?", 1)[0] ?? path);
  await readParts(site, [list]);
  const { app, news } = site.texts;
  return listHead(site, {
    title: news.press.title,
    description: news.press.description,
    canonical,
    page,
    crumbs: [
      { label: app.home, href: paths.home() },
      { label: news.press.title, href: contentPaths.pressReleases() },
    ],
    isEmpty: isKnownEmpty(site, list),
    items: foundBy(site.client, list).entries.map((entry) => pressCard(entry, site).href),
  });
}
