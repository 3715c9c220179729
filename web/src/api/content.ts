import type { Language } from "../i18n/language.ts";
import type { Bracketed } from "./brackets.ts";
import {
  emptyListOnError,
  emptyOnError,
  NEWEST_FIRST,
  ON_WEB,
  readEntries,
  readEntry,
  readSingle,
} from "./contentQueries.ts";
import type { Entry, MediaEntry } from "./entries.ts";
import { LIST_SIZES } from "./listSizes.ts";

/**
 * What readers read. Lists hold what is for the site (platform `web` or `all`), in the visitor's language, newest
 * first. Those that the specification wants silent are empty when they fail. `furniture.ts` has what surrounds them.
 */

type Id = number | string;

interface Asked {
  page?: number;
  size?: number;
  /** Slug of a tag. */
  tag?: string | undefined;
}

/** What a card says of an article. */
export type NewsCardEntry = Entry<{
  title: string;
  slug: string | null;
  date: string | null;
  publishedAt: string | null;
  banner: MediaEntry | null;
  highlightTag: { name: string } | null;
}>;

/** An article without its text: for lists and cards. */
const CARD = {
  banner: true,
  bannerPortrait: true,
  highlightTag: true,
  tags: true,
  author: { populate: { photo: true } },
};
const SEO = { seo: { populate: { image: true } } };
/** Blocks of every kind, with what stands in them. */
const BLOCKS = { populate: "*" };
const DOCUMENT = { image: true, pdf: true, tag: true };
const CLIP = { image: true, tag: true, extraTags: true };

const taggedWith = (tag: string | undefined) => (tag === undefined ? {} : { tags: { slug: { $eq: tag } } });

function list<One = Entry>(
  type: string,
  language: Language,
  size: number,
  parameters: Record<string, Bracketed>,
  page = 1,
) {
  const pagination = { page, pageSize: size };
  return readEntries<One>(type, language, { filters: ON_WEB, sort: NEWEST_FIRST, ...parameters, pagination });
}

export const readNews = (language: Language, { page, size = LIST_SIZES.news.news, tag }: Asked = {}) =>
  emptyListOnError(list("news", language, size, { filters: { ...ON_WEB, ...taggedWith(tag) }, populate: CARD }, page));

/** The days from which something counts: from the first on, before the second. */
export interface Span {
  from: string;
  before: string;
}

interface AskedTagged extends Omit<Asked, "tag"> {
  /** Slugs of tags, of which one is enough. */
  tags: readonly string[];
  span?: Span | undefined;
}

/** News with one of these tags, with no more than a card shows. */
export const readTaggedNews = (language: Language, { tags, span, page, size = LIST_SIZES.news.news }: AskedTagged) => {
  const within = span ? { publishedAt: { $gte: span.from, $lt: span.before } } : {};
  const filters = { ...ON_WEB, tags: { slug: { $in: tags } }, ...within };
  const fields = ["title", "slug", "date", "publishedAt"];
  const populate = { banner: true, highlightTag: { fields: ["name"] } };
  return emptyListOnError(list<NewsCardEntry>("news", language, size, { filters, fields, populate }, page));
};

export const readNewsArticle = (id: Id, language: Language) =>
  readEntry<Entry>("news", id, language, {
    populate: { ...CARD, content: BLOCKS, related: { populate: CARD }, relatedVideos: { populate: CLIP }, ...SEO },
  });

export const readOpinions = (language: Language, { page, size = LIST_SIZES.opinions, tag }: Asked = {}) =>
  emptyListOnError(
    list("opinions", language, size, { filters: { ...ON_WEB, ...taggedWith(tag) }, populate: CARD }, page),
  );

export const readOpinion = (id: Id, language: Language) =>
  readEntry<Entry>("opinions", id, language, {
    populate: { ...CARD, content: BLOCKS, related: { populate: CARD }, ...SEO },
  });

export const readHomepage = (language: Language) => {
  const onWeb = { filters: ON_WEB, populate: "*" };
  const places = { highlights: onWeb, blocks: onWeb, internationalHighlights: onWeb, internationalBlocks: onWeb };
  return emptyOnError(readSingle<Entry>("homepage", language, { populate: { ...places, ...SEO } }), null);
};

export const readPressReleases = (language: Language, { page, size = LIST_SIZES.news.pressReleases }: Asked = {}) =>
  list("pressreleases", language, size, { populate: DOCUMENT }, page);

export const readPressRelease = (id: Id, language: Language) =>
  readEntry<Entry>("pressreleases", id, language, { populate: { ...DOCUMENT, content: BLOCKS, ...SEO } });
