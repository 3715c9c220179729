import type { TagEntry } from "../../api/articles.ts";
import { foundBy } from "../../api/contentQueries.ts";
import { entriesOf } from "../../api/entries.ts";
import { readSettings } from "../../api/furniture.ts";
import type { Head } from "../../app/head.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import { contentPaths, paths } from "../../app/paths.ts";
import type { Site } from "../../app/site.ts";
import { newsCard } from "../../editorial/cards.ts";
import { listHead } from "../../editorial/listHead.ts";
import {
  isKnownEmpty,
  isListSaidSo,
  isPastTheEnd,
  isTagSlug,
  type ListView,
  parseListView,
  queryOfList,
} from "../../editorial/listView.ts";
import { tagName } from "../../editorial/tags.ts";
import { CLUB_ROW } from "./club/clubRow.ts";
import { isFront, leadingTagsOf, listOf, opinionsOf, pressOf, tagOf } from "./listParts.ts";

export async function load({ site, path, query }: PageArgs): Promise<Head> {
  const [pathname = path] = path.split("?", 1);
  const view = parseListView(query);
  if (!isListSaidSo(query, view)) throw pageMoved(contentPaths.newsList(queryOfList(view)));
  if (view.tag !== undefined && !isTagSlug(view.tag)) throw pageNotFound(pathname);
  const { client, language } = site;
  const news = listOf(language, view);
  const settings = foundBy(client, readSettings(language));
  const [found, isPast] = await Promise.all([
    view.tag === undefined ? undefined : findTag(site, tagOf(language, view)),
    isPastTheEnd(site, news, view.page),
    readParts(site, [news, leadingTagsOf(language), pressOf(language, settings), opinionsOf(language)]),
    // It is asked for again where it is shown.
    isFront(view) ? CLUB_ROW.bring(site).catch(() => undefined) : undefined,
  ]);
  if (found === "none" || isPast) throw pageNotFound(pathname);
  return { ...newsListHead(site, view, found), ...(isFront(view) ? { later: [CLUB_ROW.file] } : {}) };
}

/** The tag of the address. Whether there is one must be known; what it is called can be done without. */
async function findTag(
  site: Site,
  { queryKey }: { queryKey: readonly unknown[] },
): Promise<TagEntry | "none" | undefined> {
  try {
    const [tag] = entriesOf<TagEntry>(await site.client.ensureQueryData({ queryKey })).entries;
    return tag ?? "none";
  } catch {
    return undefined;
  }
}

function newsListHead(site: Site, view: ListView, tag: TagEntry | undefined): Head {
  const { texts, client, language } = site;
  const { app, news: words } = texts;
  const name = tag ? tagName(tag, language) : view.tag;
  const title = name ? words.titleOf(name) : words.title;
  return listHead(site, {
    title,
    description: name ? words.descriptionOf(name) : words.description,
    canonical: contentPaths.newsList(queryOfList(view)),
    page: view.page,
    crumbs: [
      { label: app.home, href: paths.home() },
      { label: words.title, href: contentPaths.newsList() },
      ...(view.tag && name ? [{ label: name, href: contentPaths.newsList({ tag: view.tag }) }] : []),
    ],
    isEmpty: isKnownEmpty(site, listOf(language, view)),
    items: foundBy(client, listOf(language, view)).entries.map((entry) => newsCard(entry, site).href),
  });
}
