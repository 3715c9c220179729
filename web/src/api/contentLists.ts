import type { Language } from "../i18n/language.ts";
import { emptyListOnError, NEWEST_FIRST, ON_WEB, readEntries } from "./contentQueries.ts";
import type { Entry } from "./entries.ts";

/** Short lists that are shown whole, and look-ups: partners, the store, giveaways, authors, tags, pages by their address. */

/** As many as the server gives at once. */
const ALL = { pageSize: 100 };
const IN_ORDER = ["order:asc", NEWEST_FIRST];

export const readPartnerships = (language: Language) => {
  const populate = { logo: true, logoSecondary: true };
  return emptyListOnError(
    readEntries<Entry>("partnerships", language, { filters: ON_WEB, sort: IN_ORDER, pagination: ALL, populate }),
  );
};

export const readStores = (language: Language) => {
  const populate = { blocks: true, image: true, imagePortrait: true };
  return emptyListOnError(
    readEntries<Entry>("stores", language, { filters: ON_WEB, sort: IN_ORDER, pagination: ALL, populate }),
  );
};

/** Giveaways. */
export const readContests = (language: Language) =>
  emptyListOnError(
    readEntries<Entry>("contests", language, { filters: ON_WEB, sort: NEWEST_FIRST, populate: { image: true } }),
  );

export const readAuthors = (language: Language) =>
  emptyListOnError(
    readEntries<Entry>("authors", language, { sort: NEWEST_FIRST, pagination: ALL, populate: { photo: true } }),
  );

export const readTags = (language: Language) =>
  readEntries<Entry>("tags", language, { sort: "name:asc", pagination: ALL });

/** What the press gets for a match. */
export const readMediaKits = (gameKey: string, language: Language) => {
  const filters = { ...ON_WEB, gameKey: { $eq: gameKey } };
  const populate = { image: true, files: true, links: true };
  return readEntries<Entry>("media-kits", language, { filters, sort: NEWEST_FIRST, populate });
};

/** The types whose entries had another address on the site before. */
export type WithLegacyUrl =
  | "news"
  | "opinions"
  | "pressreleases"
  | "comunicados"
  | "publications"
  | "videos"
  | "static-pages";

/** What stood at an address of the site before; with or without a slash at the end it is the same. */
export const readByLegacyUrl = (type: WithLegacyUrl, legacyUrl: string, language: Language) =>
  readEntries<Entry>(type, language, {
    filters: { ...ON_WEB, legacyUrl: { $eq: legacyUrl.replace(/\/+$/, "") } },
    sort: NEWEST_FIRST,
    pagination: { pageSize: 1 },
    fields: ["title", "slug", "legacyUrl"],
  });
