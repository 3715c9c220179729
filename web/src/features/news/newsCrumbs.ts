import type { NewsEntry } from "../../api/articles.ts";
import { contentPaths, paths } from "../../app/paths.ts";
import { addressOf } from "../../editorial/languages.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { Crumb } from "../../ui/Breadcrumbs.tsx";

export function newsCrumbs(entry: NewsEntry, { app, news }: Texts): Crumb[] {
  return [
    { label: app.home, href: paths.home() },
    { label: news.title, href: contentPaths.newsList() },
    { label: entry.title, href: addressOf(entry, contentPaths.news) },
  ];
}
