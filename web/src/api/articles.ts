import type { Language } from "../i18n/language.ts";
import { type AuthorEntry, type ContentBlock, WITH_BLOCKS } from "./blocks.ts";
import type { Bracketed } from "./brackets.ts";
import { emptyListOnError, NEWEST_FIRST, ON_WEB, readEntries, readEntry } from "./contentQueries.ts";
import type { Entry, MediaEntry } from "./entries.ts";
import { PICTURE } from "./frontPage.ts";
import { LIST_SIZES } from "./listSizes.ts";
import { TAG, TAGS, taggedWith } from "./tagged.ts";
import type { Match, PersonRef, TeamRef } from "./wire.ts";

/** News, opinions, press releases and who wrote them, with no more than their pages show. Lists are silent when they fail. */

type Id = number | string;

export interface TagEntry {
  id: number;
  name: string;
  name_en?: string | null;
  slug: string;
}

interface Dated {
  date?: string | null;
  publishedAt?: string | null;
}

/** An entry in another language, under a number of its own. */
export interface Localization {
  id: number;
  title?: string;
  name?: string;
  slug?: string | null;
  locale: string;
}

interface Localized {
  locale?: string | null;
  localizations?: Localization[] | null;
}

export interface Seo {
  title?: string | null;
  description?: string | null;
  image?: MediaEntry | null;
  noIndex?: boolean | null;
}

export type HeroEntry = MediaEntry & {
  width?: number | null;
  height?: number | null;
  /** From 0 to 1 from left and top. */
  focalPoint?: { x: number; y: number } | null;
};

/** What a card says of an article. */
export type CardEntry = Entry<
  Dated & {
    title: string;
    slug?: string | null;
    lead?: string | null;
    banner?: MediaEntry | null;
    highlightTag?: TagEntry | null;
  }
>;

/** What a card says of an opinion. */
export type OpinionEntry = Entry<Dated & { title: string; slug?: string | null; author?: AuthorEntry | null }>;

/** What a card says of a press release. */
export type PressEntry = Entry<
  Dated & {
    title: string;
    slug?: string | null;
    image?: MediaEntry | null;
    tag?: TagEntry | null;
    pdf?: { url: string } | null;
  }
>;

/** What a card says of a video. */
export type ClipEntry = Entry<
  Dated & {
    title: string;
    slug?: string | null;
    duration?: number | null;
    image?: MediaEntry | null;
    tag?: TagEntry | null;
  }
>;

/** What is told in blocks, whatever it is. */
export type WrittenEntry = Entry<
  Dated &
    Localized & {
      title: string;
      slug?: string | null;
      lead?: string | null;
      updatedAt?: string | null;
      content?: ContentBlock[] | null;
      tags?: TagEntry[] | null;
      seo?: Seo | null;
    }
>;

/** Things of the league that an article is about. */
interface About {
  teams?: TeamRef[] | null;
  players?: PersonRef[] | null;
  matches?: Match[] | null;
}

/** An article or an opinion. */
export type ArticleEntry = WrittenEntry &
  About & {
    banner?: HeroEntry | null;
    bannerPortrait?: MediaEntry | null;
    highlightTag?: TagEntry | null;
    author?: AuthorEntry | null;
  };

export type NewsEntry = ArticleEntry & { related?: CardEntry[] | null; relatedVideos?: ClipEntry[] | null };
export type OpinionDetail = ArticleEntry & { related?: OpinionEntry[] | null };

export interface FileEntry {
  id: number;
  name: string;
  url: string;
  /** In kilobytes of 1,000. */
  size: number;
}

export type PressReleaseEntry = WrittenEntry & {
  image?: HeroEntry | null;
  tag?: TagEntry | null;
  issuuEmbed?: string | null;
  pdf?: FileEntry | null;
};

export type AuthorDetail = Entry<
  Localized & {
    name: string;
    slug?: string | null;
    position?: string | null;
    /** HTML, made safe by the server. */
    biography?: string | null;
    photo?: MediaEntry | null;
    socials?: { id: number; label: string; url?: string | null }[] | null;
  }
>;

const CARD_FIELDS = ["title", "slug", "date", "publishedAt"];
const WRITTEN_FIELDS = ["title", "slug", "lead", "date", "publishedAt", "updatedAt", "locale", "platform"];
const AUTHOR = { fields: ["name", "slug", "position"], populate: { photo: PICTURE } };
const ON_CARD = { banner: PICTURE, highlightTag: TAG };
/** The picture that a page opens with is cut to its place: what matters most in it stays in sight. */
const HERO = { fields: [...PICTURE.fields, "width", "height", "focalPoint"] };
const SEO = { populate: { image: PICTURE } };
const LOCALIZATIONS = { fields: ["title", "slug", "locale"] };
const ARTICLE = {
  banner: HERO,
  bannerPortrait: PICTURE,
  highlightTag: TAG,
  tags: TAG,
  author: AUTHOR,
  content: WITH_BLOCKS,
  teams: true,
  players: true,
  matches: true,
  seo: SEO,
  localizations: LOCALIZATIONS,
};

interface Selection {
  filters?: Record<string, Bracketed>;
  fields?: string[];
  populate: Record<string, Bracketed>;
  page?: number;
  size: number;
}

function list<One>(
  type: string,
  language: Language,
  { filters, fields = CARD_FIELDS, populate, page = 1, size }: Selection,
) {
  return emptyListOnError(
    readEntries<One>(type, language, {
      filters: { ...ON_WEB, ...filters },
      sort: NEWEST_FIRST,
      fields,
      populate,
      pagination: { page, pageSize: size },
    }),
  );
}

const writtenBy = (author: number | undefined) => (author === undefined ? {} : { author: { id: { $eq: author } } });

/** One entry; a draft is shown to whoever has the signed link to it (`preview`). */
function detail<One>(
  type: string,
  { id, language, preview }: Asked,
  parameters: { fields: string[]; populate: Record<string, Bracketed> },
) {
  return readEntry<One>(type, id, language, { ...parameters, ...(preview ? { preview } : {}) });
}

export interface Asked {
  id: Id;
  language: Language;
  preview?: string | undefined;
}

interface NewsList {
  page: number;
  tag?: string | undefined;
  author?: number | undefined;
  size?: number;
}

/** A page of the news: the first of them is shown with its lead. */
export const readNewsPage = (language: Language, { page, tag, author, size = LIST_SIZES.news.news }: NewsList) =>
  list<CardEntry>("news", language, {
    filters: { ...(tag === undefined ? {} : taggedWith([tag], TAGS.articles)), ...writtenBy(author) },
    fields: [...CARD_FIELDS, "lead"],
    populate: ON_CARD,
    page,
    size,
  });

/** How many articles are looked at for the tags that editors put forward. */
const LOOKED_AT = 60;

/** The tags that lead the latest articles, one for each. */
export const readLeadingTags = (language: Language) =>
  list<Entry<{ highlightTag?: TagEntry | null }>>("news", language, {
    filters: { highlightTag: { id: { $notNull: true } } },
    fields: ["slug"],
    populate: { highlightTag: TAG },
    size: LOOKED_AT,
  });

export const readTag = (slug: string, language: Language) =>
  readEntries<TagEntry>("tags", language, {
    filters: { slug: { $eq: slug } },
    fields: ["name", "name_en", "slug"],
    pagination: { pageSize: 1 },
  });

export const readNewsEntry = (asked: Asked) =>
  detail<NewsEntry>("news", asked, {
    fields: WRITTEN_FIELDS,
    populate: {
      ...ARTICLE,
      related: { fields: CARD_FIELDS, filters: ON_WEB, populate: ON_CARD },
      relatedVideos: {
        fields: [...CARD_FIELDS, "duration"],
        filters: ON_WEB,
        populate: { image: PICTURE, tag: TAG },
      },
    },
  });

/** The article itself, and what the editor chose, may be among the latest. */
const TAKEN = 4;

/** The latest news, with some more than are shown. */
export const readLatestNews = (language: Language) =>
  list<CardEntry>("news", language, { populate: ON_CARD, size: LIST_SIZES.article.news + TAKEN });

/** News with one of these tags: enough, even if the article itself and the latest are among them. */
export const readNewsTagged = (language: Language, tags: readonly string[]) =>
  list<CardEntry>("news", language, {
    filters: taggedWith(tags, TAGS.articles),
    populate: ON_CARD,
    size: LIST_SIZES.article.related + LIST_SIZES.article.news + 1,
  });

interface OpinionList {
  page: number;
  author?: number | undefined;
  size?: number;
}

export const readOpinionsPage = (language: Language, { page, author, size = LIST_SIZES.opinions }: OpinionList) =>
  list<OpinionEntry>("opinions", language, { filters: writtenBy(author), populate: { author: AUTHOR }, page, size });

export const readOpinionEntry = (asked: Asked) =>
  detail<OpinionDetail>("opinions", asked, {
    fields: WRITTEN_FIELDS,
    populate: { ...ARTICLE, related: { fields: CARD_FIELDS, filters: ON_WEB, populate: { author: AUTHOR } } },
  });

/** The specification has no number for these. */
const PRESS_RELEASES = 12;

export const readPressReleasesPage = (language: Language, page: number) =>
  list<PressEntry>("pressreleases", language, { populate: { image: PICTURE, tag: TAG }, page, size: PRESS_RELEASES });

export const readFewPress = (language: Language, size: number) =>
  list<PressEntry>("pressreleases", language, { populate: { pdf: { fields: ["url"] } }, size });

export const readPressReleaseEntry = (asked: Asked) =>
  detail<PressReleaseEntry>("pressreleases", asked, {
    fields: [...WRITTEN_FIELDS, "issuuEmbed"],
    populate: {
      image: HERO,
      tag: TAG,
      tags: TAG,
      pdf: { fields: ["name", "url", "size"] },
      content: WITH_BLOCKS,
      seo: SEO,
      localizations: LOCALIZATIONS,
    },
  });

export const readAuthorEntry = (asked: Asked) =>
  detail<AuthorDetail>("authors", asked, {
    fields: ["name", "slug", "position", "biography", "locale"],
    populate: { photo: PICTURE, socials: true, localizations: { fields: ["name", "slug", "locale"] } },
  });
