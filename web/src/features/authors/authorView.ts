import { type AuthorDetail, readNewsPage, readOpinionsPage } from "../../api/articles.ts";
import { contentPaths, withQuery } from "../../app/paths.ts";
import { addressOf, languagesOf } from "../../editorial/languages.ts";
import type { Language } from "../../i18n/language.ts";

/** Either the newest of both, or all of one kind, page by page. */
export type AuthorView = { type: undefined; page: 1 } | { type: "opinions" | "news"; page: number };

export function parseAuthorView(query: URLSearchParams): AuthorView {
  const type = query.get("type");
  if (type !== "opinions" && type !== "news") return { type: undefined, page: 1 };
  const page = query.get("page") ?? "";
  return { type, page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 };
}

export function isAuthorSaidSo(query: URLSearchParams, { type, page }: AuthorView): boolean {
  return query.get("type") === (type ?? null) && query.get("page") === (page > 1 ? String(page) : null);
}

export function authorHref(author: AuthorDetail, { type, page }: AuthorView): string {
  return withQuery(addressOf(author, contentPaths.author), { type, page: page > 1 ? page : undefined });
}

/** How many of each the page opens with. */
const FEW = 6;
const PAGED = 12;

/** What somebody wrote, in the language in which the page is about him. */
export function writtenBy(author: AuthorDetail, view: AuthorView, page: Language) {
  const { language } = languagesOf(author, page, contentPaths.author);
  const sizeOf = (type: "opinions" | "news") => ({
    author: author.id,
    page: view.type === type ? view.page : 1,
    size: view.type === type ? PAGED : FEW,
  });
  return {
    opinions: readOpinionsPage(language, sizeOf("opinions")),
    news: readNewsPage(language, sizeOf("news")),
  };
}
