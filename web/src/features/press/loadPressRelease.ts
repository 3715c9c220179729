import { type PressReleaseEntry, readPressReleaseEntry } from "../../api/articles.ts";
import type { Head } from "../../app/head.ts";
import type { PageArgs } from "../../app/page.ts";
import { contentPaths } from "../../app/paths.ts";
import { articleHead } from "../../editorial/article/articleHead.ts";
import { type EntryParameter, expectOwnAddress, readSubject } from "../../editorial/article/openEntry.ts";
import { addressOf } from "../../editorial/languages.ts";
import { previewOf } from "../../editorial/preview.ts";
import { pressCrumbs } from "./pressCrumbs.ts";

export async function load(args: PageArgs<EntryParameter>): Promise<Head> {
  const { site, params, query } = args;
  const preview = previewOf(query);
  const asked = { id: params.id, language: site.language, preview };
  const entry = await readSubject<PressReleaseEntry>(args, readPressReleaseEntry(asked));
  expectOwnAddress(args, addressOf(entry, contentPaths.pressRelease));
  return articleHead(site, {
    entry,
    kind: "Article",
    pathOf: contentPaths.pressRelease,
    crumbs: pressCrumbs(entry, site.texts),
    picture: entry.image,
    tag: entry.tag,
    isDraft: preview !== undefined,
  });
}
