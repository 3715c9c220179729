/** An entry of the content API as pages see it: its id and its attributes side by side. */
export type Entry<Attributes = Record<string, unknown>> = { id: number } & Attributes;

interface MediaFormat {
  url: string;
  width: number;
  webp?: { url: string } | null;
}

/** A picture of the content API. */
export type MediaEntry = Entry<{
  url: string;
  alternativeText: string | null;
  formats: Record<string, MediaFormat> | null;
}>;

/** As much of a picture as a logo needs. */
export type Logo = Entry<{
  url: string;
  width: number | null;
  height: number | null;
  formats: Record<string, MediaFormat> | null;
}>;

/** Where a list stands in the whole of it. */
export interface Pagination {
  page: number;
  pageSize: number;
  pageCount: number;
  total: number;
}

export interface EntryList<One> {
  entries: One[];
  pagination: Pagination;
}

const NO_PAGES: Pagination = { page: 1, pageSize: 0, pageCount: 0, total: 0 };

export const NOTHING_FOUND: EntryList<never> = { entries: [], pagination: NO_PAGES };

/** Takes the wrappings off at every depth: `{ data: { id, attributes: { title } } }` → `{ id, title }`. */
export function unwrap(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrap);
  if (!isObject(value)) return value;
  if (isWrapping(value)) return unwrap(value.data);
  const { attributes, ...own } = value;
  const flat = isObject(attributes) ? { ...own, ...attributes } : value;
  return Object.fromEntries(Object.entries(flat).map(([name, inner]) => [name, unwrap(inner)]));
}

/** A list, and how much there is of it. */
export function entriesOf<One>(body: unknown): EntryList<One> {
  return { entries: unwrap(body) as One[], pagination: paginationOf(body) };
}

export function paginationOf(body: unknown): Pagination {
  return (body as { meta?: { pagination?: Pagination } } | undefined)?.meta?.pagination ?? NO_PAGES;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isWrapping(value: Record<string, unknown>): boolean {
  return "data" in value && Object.keys(value).every((key) => key === "data" || key === "meta");
}
