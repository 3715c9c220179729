import type { QueryKey } from "@tanstack/react-query";
import { paginationOf } from "../api/entries.ts";
import { readParts } from "../app/parts.ts";
import type { Site } from "../app/site.ts";

/** A page of a list that there is not; the first one is there even if it is empty. */
export async function isPastTheLastPage(site: Site, list: { queryKey: QueryKey }, page: number): Promise<boolean> {
  if (page === 1) return false;
  await readParts({ ...site, patienceMs: undefined }, [list]);
  const body = site.client.getQueryData<unknown>(list.queryKey);
  return body !== undefined && page > paginationOf(body).pageCount;
}
