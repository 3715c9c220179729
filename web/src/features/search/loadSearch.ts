import type { SearchPage } from "../../api/wire.ts";
import type { Head } from "../../app/head.ts";
import { type PageArgs, pageMoved } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import { paths } from "../../app/paths.ts";
import { decideGroups, decideMissing } from "../../app/search/groupResults.ts";
import type { Site } from "../../app/site.ts";
import { hrefOfView, isSaidSo, parseView, readGroup, readView, type SearchView, SHOWN_OF_GROUP } from "./searchView.ts";

export async function load({ site, query }: PageArgs): Promise<Head> {
  const view = parseView(query);
  if (!isSaidSo(query, view)) throw pageMoved(hrefOfView(view));
  if (view.q) await readResults(site, view);
  const { app, search } = site.texts;
  return {
    title: app.title(view.q ? search.pageTitle(view.q) : search.title, app.name),
    description: view.q ? search.resultsDescription(view.q) : search.description,
    canonical: view.q ? hrefOfView(view) : paths.search(),
    isHidden: true,
  };
}

async function readResults(site: Site, view: SearchView) {
  const query = readView(view);
  // Whether there is such a page is known when the answer is there.
  await readParts(view.page > 1 ? { ...site, patienceMs: undefined } : site, [query]);
  const answer = site.client.getQueryData<SearchPage>(query.queryKey);
  if (!answer) return;
  if (!view.scope) {
    const missing = decideMissing(decideGroups(answer, SHOWN_OF_GROUP), SHOWN_OF_GROUP);
    await readParts(
      site,
      missing.map((group) => readGroup(view.q, group)),
    );
    return;
  }
  const last = Math.max(answer.pagination.pageCount ?? 1, 1);
  if (view.page > last) throw pageMoved(hrefOfView({ ...view, page: last }));
}
