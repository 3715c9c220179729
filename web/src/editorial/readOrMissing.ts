import type { QueryKey } from "@tanstack/react-query";
import { isApiError } from "../api/error.ts";
import type { Site } from "../app/site.ts";

interface EntryQuery<One> {
  queryKey: QueryKey;
  select?: ((body: unknown) => One) | undefined;
}

/** The entry that a page is about; `undefined` where there is none, or the address of a draft is no longer good. */
export async function readOrMissing<One>({ client }: Site, query: EntryQuery<One>): Promise<One | undefined> {
  try {
    const body = await client.ensureQueryData<unknown>({ queryKey: query.queryKey });
    return query.select?.(body);
  } catch (error) {
    if (isApiError(error) && [400, 401, 403, 404].includes(error.status)) return undefined;
    throw error;
  }
}
