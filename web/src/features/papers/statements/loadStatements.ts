import { foundBy } from "../../../api/contentQueries.ts";
import { entriesOf } from "../../../api/entries.ts";
import { readStatements, readStatementTags } from "../../../api/papers.ts";
import { readTag, type Tag } from "../../../api/videos.ts";
import { breadcrumbList } from "../../../app/breadcrumbList.ts";
import type { Head } from "../../../app/head.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../../app/page.ts";
import { readParts } from "../../../app/parts.ts";
import { contentPaths, paths } from "../../../app/paths.ts";
import type { Site } from "../../../app/site.ts";
import { isPastTheLastPage } from "../../../editorial/isPastTheLastPage.ts";
import { isPageSaidSo, pageInQuery, pageNumberIn } from "../../../editorial/pageNumber.ts";

export async function load({ site, path, query }: PageArgs): Promise<Head> {
  const pathname = path.split("?", 1)[0] ?? path;
  const page = pageNumberIn(query);
  const tag = query.get("tag") || undefined;
  const own = contentPaths.statements({ tag, page: pageInQuery(page) });
  if (!isPageSaidSo(query)) throw pageMoved(own);
  const list = readStatements(site.language, { page, tag });
  await readParts(site, [list, readStatementTags(site.language)]);
  const name = tag === undefined ? undefined : await nameOfTag(site, tag);
  if (tag !== undefined && name === undefined) throw pageNotFound(pathname);
  if (await isPastTheLastPage(site, list, page)) throw pageNotFound(pathname);
  const { app, media } = site.texts;
  const { statements: words } = media;
  const title = name ? words.titleOf(name) : words.title;
  return {
    title: app.title(page > 1 ? media.pageTitle(title, page) : title, app.name),
    description: name ? words.descriptionOf(name) : words.description,
    canonical: own,
    structured: [
      breadcrumbList([
        { label: app.home, href: paths.home() },
        { label: words.title, href: contentPaths.statements() },
        ...(name ? [{ label: name, href: own }] : []),
      ]),
    ],
  };
}

/** One that few statements have is not among those to choose from. */
async function nameOfTag(site: Site, slug: string): Promise<string | undefined> {
  const known = foundBy(site.client, readStatementTags(site.language)).find((one) => one.slug === slug);
  if (known) return known.name;
  const { queryKey } = readTag(slug, site.language);
  return entriesOf<Tag>(await site.client.ensureQueryData<unknown>({ queryKey })).entries[0]?.name;
}
