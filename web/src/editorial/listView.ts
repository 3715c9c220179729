import { paginationOf } from "../api/entries.ts";
import { readParts } from "../app/parts.ts";
import type { PageQuery } from "../app/paths.ts";
import type { Site } from "../app/site.ts";

/** What the address of a list asks for. */
export interface ListView {
  page: number;
  /** Slug of a tag. */
  tag?: string | undefined;
}

export function parseListView(query: URLSearchParams): ListView {
  const page = query.get("page") ?? "";
  const tag = query.get("tag")?.trim();
  return { page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1, ...(tag ? { tag } : {}) };
}

/** The view as its address says it. */
export function queryOfList({ page, tag }: ListView): PageQuery {
  return { tag, page: page > 1 ? page : undefined };
}

/** Whether the query says the view as its address does: what is empty or nonsense leads to the address without it. */
export function isListSaidSo(query: URLSearchParams, { page, tag }: ListView): boolean {
  return query.get("page") === (page > 1 ? String(page) : null) && query.get("tag") === (tag ?? null);
}

/** No tag has another form, and nothing else is asked for. */
export const isTagSlug = (tag: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(tag) && tag.length <= 200;

type ListQuery = Parameters<typeof readParts>[1][number];

/** Whether it is known that a list has nothing in it. */
export function isKnownEmpty({ client }: Pick<Site, "client">, list: ListQuery): boolean {
  const body = client.getQueryData<unknown>(list.queryKey);
  return body !== undefined && paginationOf(body).total === 0;
}

/** A page of a list that there is not; the first one is there even if it is empty. */
export async function isPastTheEnd(site: Site, list: ListQuery, page: number): Promise<boolean> {
  if (page === 1) return false;
  await readParts({ client: site.client, patienceMs: undefined }, [list]);
  const body = site.client.getQueryData<unknown>(list.queryKey);
  return body !== undefined && page > paginationOf(body).pageCount;
}
