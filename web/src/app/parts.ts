import type { QueryKey } from "@tanstack/react-query";
import type { Site } from "./site.ts";

interface PartQuery {
  queryKey: QueryKey;
}

/**
 * Reads parts that a page can open without. A part that fails says so where it stands; one that is slow shows its
 * outline. What is known already is not waited for: it is brought up to date when it is shown.
 */
export async function readParts({ client, patienceMs }: Site, queries: PartQuery[]): Promise<void> {
  const missing = queries.filter(({ queryKey }) => client.getQueryData(queryKey) === undefined);
  const all = Promise.all(missing.map(({ queryKey }) => client.prefetchQuery({ queryKey })));
  await (patienceMs === undefined ? all : Promise.race([all, wait(patienceMs)]));
}

function wait(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
