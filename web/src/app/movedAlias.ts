import type { Head } from "./head.ts";
import { type PageArgs, pageMoved, pageNotFound } from "./page.ts";
import { contentPaths, type PageQuery } from "./paths.ts";

/** Nothing is shown at these addresses. */
export default function MovedAlias() {
  return null;
}

type Parameter = "id" | "slug";

/** Addresses are compared without regard to case, as by whoever led here. */
export async function load({ params, path, query }: PageArgs<Parameter>): Promise<Head> {
  const [pathname = path] = path.split("?", 1);
  const to = targetOf(pathname.split("/")[1]?.toLowerCase() ?? "", params, queryOf(query));
  throw to ? pageMoved(to) : pageNotFound(pathname);
}

function targetOf(
  root: string,
  { id, slug }: Partial<Record<Parameter, string>>,
  query: PageQuery,
): string | undefined {
  switch (root) {
    case "noticias":
      return id ? contentPaths.news(id, slug) : contentPaths.newsList(query);
    case "opinioes":
      return contentPaths.opinions(query);
    case "opiniao":
      return id ? contentPaths.opinion(id, slug) : undefined;
    case "comunicados":
      return contentPaths.statements(query);
    default:
      return undefined;
  }
}

/** What lists read goes along. */
function queryOf(query: URLSearchParams): PageQuery {
  return { tag: query.get("tag") ?? undefined, page: query.get("page") ?? undefined };
}
