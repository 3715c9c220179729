import type { QueryKey } from "@tanstack/react-query";
import type { Site } from "./site.ts";

type Reader = Pick<Site, "client" | "patienceMs">;

interface PartQuery {
  queryKey: QueryKey;
}

/**
 * Reads parts that a page can open without. A part that fails says so where it stands; one that is slow shows its
 * outline. What is known already is not waited for: it is brought up to date when it is shown.
 */
export async function readParts(site: Reader, queries: PartQuery[]): Promise<void> {
  await readAll(
    site,
    queries.filter(({ queryKey }) => site.client.getQueryData(queryKey) === undefined),
  );
}

/** The same for parts that nobody misses: one that failed is not asked for again from page to page. */
export async function readOnce(site: Reader, queries: PartQuery[]): Promise<void> {
  await readAll(
    site,
    queries.filter(({ queryKey }) => site.client.getQueryState(queryKey) === undefined),
  );
}

async function readAll({ client, patienceMs }: Reader, queries: PartQuery[]): Promise<void> {
  const all = Promise.all(queries.map(({ queryKey }) => client.prefetchQuery({ queryKey })));
  await (patienceMs === undefined ? all : Promise.race([all, wait(patienceMs)]));
}

function wait(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
