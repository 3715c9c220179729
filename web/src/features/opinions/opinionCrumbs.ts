import type { OpinionDetail } from "../../api/articles.ts";
import { contentPaths, paths } from "../../app/paths.ts";
import { addressOf } from "../../editorial/languages.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { Crumb } from "../../ui/Breadcrumbs.tsx";

export function opinionCrumbs(entry: OpinionDetail, { app, news }: Texts): Crumb[] {
  return [
    { label: app.home, href: paths.home() },
    { label: news.opinions.title, href: contentPaths.opinions() },
    { label: entry.title, href: addressOf(entry, contentPaths.opinion) },
  ];
}
