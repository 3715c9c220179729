import { QueryClient, queryOptions } from "@tanstack/react-query";
import type { Language } from "../i18n/language.ts";
import type { ApiError } from "./error.ts";
import type { paths } from "./schema.ts";
import { ask, type Transport } from "./transport.ts";

/** The addresses that can be read. */
export type Path = keyof paths;

/** What an address answers with when all is well. */
export type Answer<P extends Path> = paths[P] extends {
  get: { responses: { 200: { content: { "application/json": infer Body } } } };
}
  ? Body
  : never;

type Parameters<P extends Path> = paths[P] extends {
  get: { parameters: { path?: infer InPath; query?: infer InQuery } };
}
  ? ([InPath] extends [never | undefined] ? unknown : InPath) &
      ([InQuery] extends [never | undefined] ? unknown : InQuery)
  : never;

/** The query that reads an address. Its key is the address itself, so that server and browser agree on it. */
export function read<P extends Path>(path: P, parameters: Parameters<P>) {
  return queryOptions<Answer<P>, ApiError>({ queryKey: [addressOf(path, parameters as Record<string, unknown>)] });
}

export function addressOf(path: string, parameters: Record<string, unknown>): string {
  const left = { ...parameters };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = left[name];
    delete left[name];
    return encodeURIComponent(String(value));
  });
  const query = Object.entries(left)
    .filter(([, value]) => value !== undefined && value !== null)
    .flatMap(([name, value]) =>
      [value].flat().map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(String(one))}`),
    );
  return query.length === 0 ? filled : `${filled}?${query.join("&")}`;
}

/** A client whose queries are addresses, read in one language. */
export function createQueryClient(transport: Transport, language: Language): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => ask(transport, String(queryKey[0]), language, signal),
        // It is a text already.
        queryKeyHashFn: ([address]) => String(address),
        staleTime: 60_000,
        // Going back shows what was there at once, also after a while on another page.
        gcTime: 30 * 60_000,
        // Without a network a call fails at once, and whoever waits for it hears so; it is made again when there is one.
        networkMode: "always",
        refetchOnReconnect: true,
        // The specification asks for no retry by itself; a part that failed says so, and offers one.
        retry: false,
        retryOnMount: false,
      },
    },
  });
}
