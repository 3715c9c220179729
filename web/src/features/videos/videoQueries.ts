import { paginationOf } from "../../api/entries.ts";
import { readVideos } from "../../api/videos.ts";
import { readParts } from "../../app/parts.ts";
import type { Site } from "../../app/site.ts";
import type { Language } from "../../i18n/language.ts";
import { tagsOf, type VideosView } from "./videosView.ts";

/** What a view reads: the list, and for a sub-tab that nothing is in together with its tab, the one of its own tag. */
export function listsOf(view: VideosView, language: Language) {
  const team = view.kind === "team" ? view.team : undefined;
  return tagsOf(view).map((tags) => readVideos(language, { tags, team, page: view.page }));
}

/** Reads the first of them that is not empty, and says which. */
export async function readList(site: Site, view: VideosView) {
  const [own, instead] = listsOf(view, site.language);
  if (!own) return undefined;
  await readParts(site, [own]);
  const body = site.client.getQueryData<unknown>(own.queryKey);
  if (!instead || body === undefined || paginationOf(body).total > 0) return own;
  await readParts(site, [instead]);
  return instead;
}
