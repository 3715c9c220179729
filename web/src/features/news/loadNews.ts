import { type NewsEntry, readLatestNews, readNewsEntry } from "../../api/articles.ts";
import type { Head } from "../../app/head.ts";
import type { PageArgs } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import { contentPaths } from "../../app/paths.ts";
import { articleHead } from "../../editorial/article/articleHead.ts";
import { type EntryParameter, expectOwnAddress, readSubject } from "../../editorial/article/openEntry.ts";
import { addressOf } from "../../editorial/languages.ts";
import { previewOf } from "../../editorial/preview.ts";
import { aroundNews } from "./aroundNews.ts";
import { newsCrumbs } from "./newsCrumbs.ts";

export async function load(args: PageArgs<EntryParameter>): Promise<Head> {
  const { site, params, query } = args;
  const { language } = site;
  const preview = previewOf(query);
  const asked = { id: params.id, language, preview };
  const latest = readParts(site, [readLatestNews(language)]);
  const entry = await readSubject<NewsEntry>(args, readNewsEntry(asked));
  expectOwnAddress(args, addressOf(entry, contentPaths.news));
  const { tagged, hasTags } = aroundNews(entry, language);
  await Promise.all([latest, readParts(site, hasTags ? [tagged] : [])]);
  return articleHead(site, {
    entry,
    kind: "NewsArticle",
    pathOf: contentPaths.news,
    crumbs: newsCrumbs(entry, site.texts),
    picture: entry.banner,
    author: entry.author,
    tag: entry.highlightTag,
    isDraft: preview !== undefined,
  });
}
