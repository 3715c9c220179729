import { type QueryClient, type QueryKey, queryOptions, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { Language } from "../i18n/language.ts";
import { type Bracketed, bracketQuery } from "./brackets.ts";
import { type EntryList, entriesOf, NOTHING_FOUND, unwrap } from "./entries.ts";
import type { ApiError } from "./error.ts";

/**
 * How content is asked for. The key of a query is its address, so that server and browser agree on it; what is kept is
 * the answer as it came, and it is unwrapped where it is looked at.
 */

type Parameters = Record<string, Bracketed>;

/** For the site, not for the native app alone. */
export const ON_WEB = { platform: { $in: ["web", "all"] } } as const;

export const NEWEST_FIRST = "publishedAt:desc";

export function readEntries<One>(type: string, language: Language, parameters: Parameters) {
  return queryOptions<unknown, ApiError, EntryList<One>>({
    queryKey: [addressOf(type, language, parameters)],
    select: entriesOf<One>,
  });
}

/** One entry of a type. */
export function readEntry<One>(type: string, id: number | string, language: Language, parameters: Parameters) {
  return queryOptions<unknown, ApiError, One>({
    queryKey: [addressOf(`${type}/${encodeURIComponent(id)}`, language, parameters)],
    select: unwrap as (body: unknown) => One,
  });
}

/**
 * A document of which there is one in each language, or none. It is looked for among those of all languages, where none
 * is an empty list: at its plain address it would be an error, and a page that rests on an error is not kept.
 */
export function readSingle<One>(document: string, language: Language, parameters: Parameters) {
  const filters = { locale: { $eq: language } };
  return queryOptions<unknown, ApiError, One | null>({
    // A draft is found by its language alone.
    queryKey: [addressOf(document, parameters.preview ? language : "all", { filters, ...parameters })],
    select: (body) => ([unwrap(body)].flat()[0] as One | undefined) ?? null,
  });
}

function addressOf(document: string, locale: Language | "all", parameters: Parameters): string {
  return `/api/${document}?${bracketQuery({ locale, ...parameters })}`;
}

type Query<Body, Data> = UseQueryOptions<Body, ApiError, Data> & { queryKey: QueryKey };

/** A query whose failure nobody hears of. */
export type Silent<Body, Data> = Query<Body, Data> & { whenFailed: Data };

/** The calls that the specification wants silent: one that fails looks as if nothing had been found. */
export function emptyOnError<Body, Data>(query: Query<Body, Data>, whenFailed: NoInfer<Data>): Silent<Body, Data> {
  return { ...query, whenFailed };
}

/** The same for a list. */
export function emptyListOnError<One>(query: Query<unknown, EntryList<One>>): Silent<unknown, EntryList<One>> {
  return emptyOnError(query, NOTHING_FOUND);
}

/** What a silent query found; `undefined` while it is on its way. */
export function useSilent<Body, Data>(query: Silent<Body, Data>): Data | undefined {
  const { data, isError } = useQuery(query);
  return data ?? (isError ? query.whenFailed : undefined);
}

/** What a silent query has found so far, for those who do not wait. */
export function foundBy<Body, Data>(client: QueryClient, { queryKey, select, whenFailed }: Silent<Body, Data>): Data {
  const body = client.getQueryData<Body>(queryKey);
  return body === undefined || !select ? whenFailed : select(body);
}
