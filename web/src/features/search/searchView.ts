import { paths } from "../../app/paths.ts";
import { isGroup, isKind, kindsOf, type Scope } from "../../app/search/kinds.ts";
import { readSearch, tidy } from "../../app/search/searchQueries.ts";

/** What the address asks for. */
export interface SearchView {
  /** Empty before anything was typed. */
  q: string;
  /** One kind or group alone, page by page; all of them where it is left out. */
  scope?: Scope | undefined;
  page: number;
}

export function parseView(query: URLSearchParams): SearchView {
  const q = tidy(query.get("q") ?? "");
  const type = query.get("type") ?? "";
  const scope = q && (isKind(type) || isGroup(type)) ? type : undefined;
  const page = query.get("page") ?? "";
  return { q, scope, page: scope && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 };
}

export function hrefOfView({ q, scope, page }: SearchView): string {
  return paths.search({ q, type: scope, page: page > 1 ? page : undefined });
}

/** Whether the query says the view as its address does: what is empty or unknown leads to the address without it. */
export function isSaidSo(query: URLSearchParams, { q, scope, page }: SearchView): boolean {
  const says = (name: string, value: string | undefined) => query.get(name) === (value || null);
  return says("q", q) && says("type", scope) && says("page", page > 1 ? String(page) : undefined);
}

/** As many of each group as "all" shows. */
export const SHOWN_OF_GROUP = 5;
const OF_ALL = 40;
const OF_SCOPE = 20;

export function readView({ q, scope, page }: SearchView) {
  return scope
    ? readSearch({ q, kinds: kindsOf(scope), page, pageSize: OF_SCOPE })
    : readSearch({ q, pageSize: OF_ALL });
}

/** The best of a group, where too few of it came along with the best of all. */
export function readGroup(q: string, scope: Scope) {
  return readSearch({ q, kinds: kindsOf(scope), pageSize: SHOWN_OF_GROUP });
}
