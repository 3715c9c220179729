import type { Language } from "../i18n/language.ts";
import { emptyListOnError, NEWEST_FIRST, ON_WEB, readEntries } from "./contentQueries.ts";
import type { Entry, Logo, MediaEntry } from "./entries.ts";
import { PICTURE } from "./frontPage.ts";

/** Short lists that are shown whole, and look-ups: partners, the store. */

/** As many as the server gives at once. */
const ALL = { pageSize: 100 };
const IN_ORDER = ["order:asc", NEWEST_FIRST];

export type Partnership = Entry<{
  name: string;
  url: string | null;
  type: string | null;
  location: string | null;
  logo: Logo | null;
  /** For dark grounds. */
  logoSecondary: Logo | null;
}>;

export const readPartnerships = (language: Language) => {
  const logo = { fields: ["url", "width", "height", "formats"] };
  return emptyListOnError(
    readEntries<Partnership>("partnerships", language, {
      filters: ON_WEB,
      sort: IN_ORDER,
      pagination: ALL,
      fields: ["name", "url", "type", "location"],
      populate: { logo, logoSecondary: logo },
    }),
  );
};

export type StoreEntry = Entry<{
  title: string | null;
  link: string;
  blocks: { title: string | null; description: string | null }[] | null;
  image: MediaEntry | null;
  imagePortrait: MediaEntry | null;
}>;

export const readStores = (language: Language) =>
  emptyListOnError(
    readEntries<StoreEntry>("stores", language, {
      filters: ON_WEB,
      sort: IN_ORDER,
      pagination: ALL,
      fields: ["title", "link"],
      populate: { blocks: true, image: PICTURE, imagePortrait: PICTURE },
    }),
  );

/** What the press gets for a match. */
export const readMediaKits = (gameKey: string, language: Language) => {
  const filters = { ...ON_WEB, gameKey: { $eq: gameKey } };
  const populate = { image: true, files: true, links: true };
  return readEntries<Entry>("media-kits", language, { filters, sort: NEWEST_FIRST, populate });
};
