import { readTag, type TagEntry } from "../../../api/articles.ts";
import { foundBy } from "../../../api/contentQueries.ts";
import { entriesOf } from "../../../api/entries.ts";
import { readStatements, readStatementTags } from "../../../api/papers.ts";
import type { Head } from "../../../app/head.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../../app/page.ts";
import { readParts } from "../../../app/parts.ts";
import { contentPaths, paths } from "../../../app/paths.ts";
import type { Site } from "../../../app/site.ts";
import { listHead } from "../../../editorial/listHead.ts";
import {
  isKnownEmpty,
  isListSaidSo,
  isPastTheEnd,
  isTagSlug,
  parseListView,
  queryOfList,
} from "../../../editorial/listView.ts";
import { tagName } from "../../../editorial/tags.ts";

export async function load({ site, path, query }: PageArgs): Promise<Head> {
  const pathname = path.split("?", 1)[0] ?? path;
  const view = parseListView(query);
  const { page, tag } = view;
  const canonical = contentPaths.statements(queryOfList(view));
  if (!isListSaidSo(query, view)) throw pageMoved(canonical);
  if (tag !== undefined && !isTagSlug(tag)) throw pageNotFound(pathname);
  const list = readStatements(site.language, view);
  await readParts(site, [list, readStatementTags(site.language)]);
  const name = tag === undefined ? undefined : await nameOfTag(site, tag);
  if (tag !== undefined && name === undefined) throw pageNotFound(pathname);
  if (await isPastTheEnd(site, list, page)) throw pageNotFound(pathname);
  const { app, media } = site.texts;
  const { statements: words } = media;
  return listHead(site, {
    title: name ? words.titleOf(name) : words.title,
    description: name ? words.descriptionOf(name) : words.description,
    canonical,
    page,
    crumbs: [
      { label: app.home, href: paths.home() },
      { label: words.title, href: contentPaths.statements() },
      ...(name ? [{ label: name, href: contentPaths.statements({ tag }) }] : []),
    ],
    isEmpty: isKnownEmpty(site, list),
    items: [],
  });
}

/** One that few statements have is not among those to choose from. */
async function nameOfTag(site: Site, slug: string): Promise<string | undefined> {
  const known = foundBy(site.client, readStatementTags(site.language)).find((one) => one.slug === slug);
  if (known) return tagName(known, site.language);
  const { queryKey } = readTag(slug, site.language);
  const [found] = entriesOf<TagEntry>(await site.client.ensureQueryData<unknown>({ queryKey })).entries;
  return found && tagName(found, site.language);
}
