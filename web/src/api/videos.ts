import type { Language } from "../i18n/language.ts";
import type { Asked, ClipEntry, Localization, Seo, TagEntry } from "./articles.ts";
import { NEWEST_FIRST, ON_WEB, readEntries, readEntry } from "./contentQueries.ts";
import type { Entry } from "./entries.ts";
import { PICTURE } from "./frontPage.ts";
import { LIST_SIZES } from "./listSizes.ts";
import { TAG, TAGS, taggedWith } from "./tagged.ts";
import type { Match, PersonRef, TeamRef } from "./wire.ts";

/** Videos that editors published, newest first, with no more than is shown of them. */

const CARD_FIELDS = ["title", "slug", "date", "publishedAt", "duration"];
const CARD = { image: PICTURE, tag: TAG };

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
  const conditions = tags.map((tag) => taggedWith([tag], TAGS.videos));
  const tagged = conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {});
  return readEntries<ClipEntry>("videos", language, {
    filters: { ...ON_WEB, ...tagged, ...(team === undefined ? {} : { teams: team }) },
    sort: NEWEST_FIRST,
    fields: CARD_FIELDS,
    populate: CARD,
    pagination: { page, pageSize: size },
  });
};

/** The newest with one of these tags, but for the one that they go with. */
export const readVideosLike = (language: Language, id: number, tags: readonly string[]) =>
  readEntries<ClipEntry>("videos", language, {
    filters: { ...ON_WEB, id: { $ne: id }, ...(tags.length > 0 ? taggedWith(tags, TAGS.videos) : {}) },
    sort: NEWEST_FIRST,
    fields: CARD_FIELDS,
    populate: CARD,
    pagination: { pageSize: LIST_SIZES.videos.related },
  });

export type Video = ClipEntry & {
  synopsis?: string | null;
  url?: string | null;
  /** The address of a player, despite its name. */
  iframeText?: string | null;
  views?: number | null;
  locale?: string | null;
  extraTags?: TagEntry[] | null;
  teams?: TeamRef[] | null;
  players?: PersonRef[] | null;
  matches?: Match[] | null;
  related?: ClipEntry[] | null;
  localizations?: Localization[] | null;
  seo?: Seo | null;
};

/** With `preview` also one that is not published. */
export const readVideo = ({ id, language, preview }: Asked) =>
  readEntry<Video>("videos", id, language, {
    preview,
    fields: [...CARD_FIELDS, "synopsis", "url", "iframeText", "views", "locale", "platform"],
    populate: {
      image: PICTURE,
      tag: TAG,
      extraTags: TAG,
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
