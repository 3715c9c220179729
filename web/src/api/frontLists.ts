import type { Language } from "../i18n/language.ts";
import type { CardEntry, ClipEntry, OpinionEntry } from "./articles.ts";
import type { Bracketed } from "./brackets.ts";
import { emptyListOnError, NEWEST_FIRST, ON_WEB, readEntries } from "./contentQueries.ts";
import type { Entry, MediaEntry } from "./entries.ts";
import { PICTURE } from "./frontPage.ts";
import { TAG, TAGS, taggedWith } from "./tagged.ts";

/** The beginnings of lists that the blocks of a front page show, with no more than is seen there. Silent when they fail. */

/** How much of a list a block shows, and of what. */
export interface Excerpt {
  size: number;
  tag?: string | undefined;
  /** One club, or any of several. */
  team?: number | readonly number[] | undefined;
  competition?: string | undefined;
}

interface Selection {
  filters?: Record<string, Bracketed>;
  fields: string[];
  populate: Record<string, Bracketed>;
  sort?: string | string[];
}

function few<One>(type: string, language: Language, { size, team, competition }: Excerpt, selection: Selection) {
  const { filters, fields, populate, sort = NEWEST_FIRST } = selection;
  const about = {
    ...(team ? { teams: typeof team === "number" ? team : { $in: team } } : {}),
    ...(competition ? { competitions: competition } : {}),
  };
  return emptyListOnError(
    readEntries<One>(type, language, {
      filters: { ...ON_WEB, ...about, ...filters },
      sort,
      fields,
      populate,
      pagination: { pageSize: size },
    }),
  );
}

const tagged = (tag: string | undefined, places: readonly [string, string]) => (tag ? taggedWith([tag], places) : {});

export const readFewNews = (language: Language, excerpt: Excerpt) =>
  few<CardEntry>("news", language, excerpt, {
    filters: tagged(excerpt.tag, TAGS.articles),
    fields: ["title", "slug", "lead", "date", "publishedAt"],
    populate: { banner: PICTURE, highlightTag: TAG },
  });

export const readFewVideos = (language: Language, excerpt: Excerpt) =>
  few<ClipEntry>("videos", language, excerpt, {
    filters: tagged(excerpt.tag, TAGS.videos),
    fields: ["title", "slug", "date", "publishedAt", "duration"],
    populate: { image: PICTURE, tag: TAG },
  });

export const readFewOpinions = (language: Language, excerpt: Excerpt) =>
  few<OpinionEntry>("opinions", language, excerpt, {
    filters: tagged(excerpt.tag, TAGS.articles),
    fields: ["title", "slug"],
    populate: { author: { fields: ["name", "position"], populate: { photo: PICTURE } } },
  });

/** A statement, a press release or a publication. */
export type PaperItem = Entry<{
  title: string;
  slug?: string | null;
  date: string | null;
  publishedAt: string | null;
  pdf: { url: string } | null;
  image?: MediaEntry | null;
}>;

const PAPER = { fields: ["title", "date", "publishedAt"], populate: { pdf: { fields: ["url"] } } };

/** Several may be published at once: their number tells them apart. */
export const readFewStatements = (language: Language, excerpt: Excerpt) =>
  few<PaperItem>("comunicados", language, excerpt, {
    filters: tagged(excerpt.tag, TAGS.papers),
    ...PAPER,
    sort: [NEWEST_FIRST, "number:desc"],
  });

export const readFewPressReleases = (language: Language, excerpt: Excerpt) =>
  few<PaperItem>("pressreleases", language, excerpt, {
    filters: tagged(excerpt.tag, TAGS.papers),
    ...PAPER,
    fields: [...PAPER.fields, "slug"],
  });

export const readFewPublications = (language: Language, { size }: Excerpt) =>
  few<PaperItem>("publications", language, { size }, { ...PAPER, populate: { ...PAPER.populate, image: PICTURE } });

const IN_ORDER = ["order:asc", NEWEST_FIRST];

export type StoreItem = Entry<{
  title: string | null;
  link: string;
  blocks: { title: string | null; description: string | null }[] | null;
  image: MediaEntry | null;
}>;

export const readFewOfStore = (language: Language, { size, team }: Excerpt) =>
  few<StoreItem>(
    "stores",
    language,
    { size, team },
    { fields: ["title", "link"], populate: { blocks: true, image: PICTURE }, sort: IN_ORDER },
  );

export type PartnerItem = Entry<{
  name: string;
  url: string | null;
  type: string | null;
  location: string | null;
  logo: MediaEntry | null;
}>;

/** All that there are: a league has a dozen. */
const ALL_PARTNERS = 50;

export const readPartners = (language: Language) =>
  few<PartnerItem>(
    "partnerships",
    language,
    { size: ALL_PARTNERS },
    { fields: ["name", "url", "type", "location"], populate: { logo: PICTURE }, sort: IN_ORDER },
  );
