import type { QueryKey } from "@tanstack/react-query";
import { unwrap } from "../../api/entries.ts";
import { isApiError } from "../../api/error.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../app/page.ts";
import { withQuery } from "../../app/paths.ts";
import { previewOf } from "../preview.ts";

export type EntryParameter = "id" | "slug";

type Args = PageArgs<EntryParameter>;

/** Numbers as the content API gives them. */
export const isEntryId = (id: string | undefined): id is string => /^[1-9]\d{0,14}$/.test(id ?? "");

export const isValid = ({ params }: Pick<Args, "params">): boolean => isEntryId(params.id);

/**
 * Reads the entry that a page is about. A draft whose link is no longer good is as little there as an unknown number, and
 * so is what is for the league's own app alone.
 */
export async function readSubject<One extends object>(
  { site, path, query: asked }: Pick<PageArgs, "site" | "path" | "query">,
  query: { queryKey: QueryKey },
): Promise<One> {
  try {
    const one = unwrap(await site.client.ensureQueryData({ queryKey: query.queryKey })) as One & { platform?: string };
    if (one.platform === "app" && !previewOf(asked)) throw pageNotFound(pathOf(path));
    return one;
  } catch (error) {
    if (isApiError(error) && [400, 401, 403, 404].includes(error.status)) throw pageNotFound(pathOf(path));
    throw error;
  }
}

/** Whoever comes by another address of the same goes on to its own. */
export function expectOwnAddress({ path, query }: Args, own: string) {
  if (pathOf(path) !== own) throw pageMoved(withQuery(own, { preview: previewOf(query) }));
}

const pathOf = (path: string) => path.split("?", 1)[0] ?? path;
