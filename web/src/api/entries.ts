/** An entry of the content API as pages see it: its id and its attributes side by side. */
export type Entry<Attributes = Record<string, unknown>> = { id: number } & Attributes;

interface MediaFormat {
  url: string;
  width: number;
  webp?: { url: string } | null;
}

/** The sizes that pages show: only these come along with a page (`handlers/pages/lean.rs`). */
export type PictureSize = "thumbnail" | "small" | "medium" | "large" | "xLarge" | "share";

type MediaFormats = Partial<Record<PictureSize, MediaFormat>>;

/** A picture of the content API. */
export type MediaEntry = Entry<{
  url: string;
  alternativeText: string | null;
  formats: MediaFormats | null;
}>;

/** As much of a picture as a logo needs. */
export type Logo = Entry<{
  url: string;
  width: number | null;
  height: number | null;
  formats: MediaFormats | null;
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

/** What was unwrapped, by what it came in: each page looks at its answers several times. */
const unwrapped = new WeakMap<object, unknown>();

/** Takes the wrappings off at every depth: `{ data: { id, attributes: { title } } }` → `{ id, title }`. */
export function unwrap(value: unknown): unknown {
  if (!isObject(value)) return value;
  const known = unwrapped.get(value) ?? strip(value);
  unwrapped.set(value, known);
  return known;
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  if (!isObject(value)) return value;
  if (isWrapping(value)) return strip(value.data);
  const { attributes, ...own } = value;
  const flat = isObject(attributes) ? { ...own, ...attributes } : { ...value };
  for (const name in flat) flat[name] = strip(flat[name]);
  return flat;
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
  if (!("data" in value)) return false;
  for (const key in value) if (key !== "data" && key !== "meta") return false;
  return true;
}
