import type { PressReleaseEntry } from "../../api/articles.ts";
import { contentPaths, paths } from "../../app/paths.ts";
import { addressOf } from "../../editorial/languages.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { Crumb } from "../../ui/Breadcrumbs.tsx";

export function pressCrumbs(entry: PressReleaseEntry, { app, news }: Texts): Crumb[] {
  return [
    { label: app.home, href: paths.home() },
    { label: news.press.title, href: contentPaths.pressReleases() },
    { label: entry.title, href: addressOf(entry, contentPaths.pressRelease) },
  ];
}
