import { type OpinionDetail, readOpinionEntry, readOpinionsPage } from "../../api/articles.ts";
import type { Head } from "../../app/head.ts";
import type { PageArgs } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import { contentPaths } from "../../app/paths.ts";
import { articleHead } from "../../editorial/article/articleHead.ts";
import { type EntryParameter, expectOwnAddress, readSubject } from "../../editorial/article/openEntry.ts";
import { addressOf } from "../../editorial/languages.ts";
import { previewOf } from "../../editorial/preview.ts";
import { opinionCrumbs } from "./opinionCrumbs.ts";

export async function load(args: PageArgs<EntryParameter>): Promise<Head> {
  const { site, params, query } = args;
  const { language } = site;
  const preview = previewOf(query);
  const others = readParts(site, [readOpinionsPage(language, { page: 1 })]);
  const entry = await readSubject<OpinionDetail>(args, readOpinionEntry({ id: params.id, language, preview }));
  expectOwnAddress(args, addressOf(entry, contentPaths.opinion));
  await others;
  return articleHead(site, {
    entry,
    kind: "OpinionNewsArticle",
    pathOf: contentPaths.opinion,
    crumbs: opinionCrumbs(entry, site.texts),
    picture: entry.banner,
    author: entry.author,
    tag: entry.highlightTag,
    isDraft: preview !== undefined,
  });
}
