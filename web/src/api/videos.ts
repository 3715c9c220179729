import type { Language } from "../i18n/language.ts";
import type { Bracketed } from "./brackets.ts";
import { NEWEST_FIRST, ON_WEB, readEntries, readEntry } from "./contentQueries.ts";
import type { Entry, MediaEntry } from "./entries.ts";
import { PICTURE } from "./frontPage.ts";
import { LIST_SIZES } from "./listSizes.ts";
import type { Match, PersonRef, TeamRef } from "./wire.ts";

/** Videos that editors published, newest first, with no more than is shown of them. */

/** What a card says of a video. */
export type VideoEntry = Entry<{
  title: string;
  slug: string | null;
  date: string | null;
  publishedAt: string | null;
  /** In seconds. */
  duration: number | null;
  image: MediaEntry | null;
  tag: { name: string } | null;
}>;

const CARD_FIELDS = ["title", "slug", "date", "publishedAt", "duration"];
const CARD = { image: PICTURE, tag: { fields: ["name"] } };

interface AskedVideos {
  page?: number;
  size?: number;
  /** Slugs of tags, all of which a video must have, each in either of its two places. */
  tags?: readonly string[];
  /** Of a club, by its number. */
  team?: number | undefined;
}

export const readVideos = (
  language: Language,
  { page = 1, size = LIST_SIZES.videos.list, tags = [], team }: AskedVideos = {},
) => {
  const conditions = tags.map((tag) => inEitherPlace({ slug: { $eq: tag } }));
  const tagged = conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {});
  return readEntries<VideoEntry>("videos", language, {
    filters: { ...ON_WEB, ...tagged, ...(team === undefined ? {} : { teams: team }) },
    sort: NEWEST_FIRST,
    fields: CARD_FIELDS,
    populate: CARD,
    pagination: { page, pageSize: size },
  });
};

function inEitherPlace(tag: Bracketed) {
  return { $or: [{ tag }, { extraTags: tag }] };
}

/** The newest with one of these tags, but for the one that they go with. */
export const readVideosLike = (language: Language, id: number, tags: readonly string[]) =>
  readEntries<VideoEntry>("videos", language, {
    filters: { ...ON_WEB, id: { $ne: id }, ...(tags.length > 0 ? inEitherPlace({ slug: { $in: tags } }) : {}) },
    sort: NEWEST_FIRST,
    fields: CARD_FIELDS,
    populate: CARD,
    pagination: { pageSize: LIST_SIZES.videos.related },
  });

export interface Tag {
  name: string;
  slug: string;
}

/** The same entry in another language, under a number of its own. */
export type Localization = Entry<{ title: string; slug: string | null; locale: string }>;

export type Video = VideoEntry & {
  synopsis: string | null;
  url: string | null;
  /** The address of a player, despite its name. */
  iframeText: string | null;
  views: number | null;
  locale: string;
  tag: Tag | null;
  extraTags: Tag[] | null;
  teams: TeamRef[] | null;
  players: PersonRef[] | null;
  matches: Match[] | null;
  related: VideoEntry[] | null;
  localizations: Localization[] | null;
  seo: { title?: string | null; description?: string | null; image?: MediaEntry | null } | null;
};

/** With `preview` also one that is not published. */
export const readVideo = (id: number | string, language: Language, preview?: string) =>
  readEntry<Video>("videos", id, language, {
    preview,
    fields: [...CARD_FIELDS, "synopsis", "url", "iframeText", "views", "locale"],
    populate: {
      image: PICTURE,
      tag: { fields: ["name", "slug"] },
      extraTags: { fields: ["name", "slug"] },
      teams: true,
      players: true,
      matches: true,
      related: { filters: ON_WEB, fields: CARD_FIELDS, populate: CARD },
      localizations: { fields: ["title", "slug", "locale"] },
      seo: { populate: { image: PICTURE } },
    },
  });

/** A tab over the list of videos, or one below it. What it shows may be gone. */
export interface VideosTab {
  id: number;
  label: string;
  tag: { slug: string } | null;
  subTabs?: VideosTab[] | null;
}

export const readVideosMenus = (language: Language) => {
  const tag = { fields: ["slug"] };
  const tabs = { populate: { tag, subTabs: { populate: { tag } } } };
  return readEntries<Entry<{ tabs: VideosTab[] | null }>>("videos-menus", language, {
    filters: ON_WEB,
    sort: "order:asc",
    fields: ["name"],
    populate: { tabs },
  });
};

/** What a tag is called, by its slug. */
export const readTag = (slug: string, language: Language) =>
  readEntries<Entry<Tag>>("tags", language, {
    filters: { slug: { $eq: slug } },
    fields: ["name", "slug"],
    pagination: { pageSize: 1 },
  });
