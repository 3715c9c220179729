import type { FetchQueryOptions } from "@tanstack/react-query";
import { type ApiError, isApiError } from "../../api/error.ts";
import type { Site } from "../../app/site.ts";

/** What there is no page without; `undefined` where it does not exist. */
export async function readOrMissing<Data>(
  { client }: Site,
  query: FetchQueryOptions<Data, ApiError>,
): Promise<Data | undefined> {
  try {
    return await client.ensureQueryData(query);
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}
