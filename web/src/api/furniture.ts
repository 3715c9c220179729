import type { Language } from "../i18n/language.ts";
import { emptyListOnError, emptyOnError, ON_WEB, readEntries, readEntry, readSingle } from "./contentQueries.ts";
import type { Entry, Logo } from "./entries.ts";

/** What editors furnish the whole site with: its texts, its settings, what header and footer lead to. */

type Token = Entry<{ key: string; value: string | null }>;

const TOKENS_PER_PAGE = 100;

export const readTokens = (language: Language, page = 1) =>
  emptyListOnError(
    readEntries<Token>("tokens", language, {
      pagination: { page, pageSize: TOKENS_PER_PAGE },
      fields: ["key", "value"],
    }),
  );

/** A link, a button or an item of a menu. */
export interface Link {
  id: number;
  label: string;
  /** An item that only gathers others leads nowhere itself. */
  url?: string | null;
  opensInNewTab?: boolean | null;
}

export interface Settings {
  siteName?: string | null;
  contactEmail?: string | null;
  contactPhone?: string | null;
  address?: string | null;
  storeUrl?: string | null;
  /** Said on every page, and where it leads. */
  notice?: string | null;
  noticeUrl?: string | null;
  socials?: Link[] | null;
  appStoreUrl?: string | null;
  playStoreUrl?: string | null;
  /** How long a call may take, in seconds. */
  apiTimeout?: number | null;
  /** How many of each the home page shows, where a block does not say. */
  homeNewsLimit?: number | null;
  homeStatementsLimit?: number | null;
  pressReleasesLimit?: number | null;
  videosLimit?: number | null;
}

export const readSettings = (language: Language) =>
  emptyOnError(readSingle<Settings>("settings", language, { populate: { socials: true } }), null);

export interface MenuItem extends Link {
  children?: MenuItem[] | null;
}

export type Menu = Entry<{ name: string; menuItems?: MenuItem[] | null }>;

/** Header and footer have items of their own and menus that they may share. */
interface Places {
  menuItems?: MenuItem[] | null;
  menus?: Menu[] | null;
}

export type Header = Entry<Places & { logo?: Logo | null; logoSecondary?: Logo | null; buttons?: Link[] | null }>;
export type Footer = Entry<Places & { logo?: Logo | null; socials?: Link[] | null; copyright?: string | null }>;

const ITEMS = { menuItems: { populate: { children: true } } };
const LOGO = { fields: ["url", "width", "height", "formats"] };
const PLACES = { ...ITEMS, menus: { filters: ON_WEB, populate: ITEMS } };

export const readHeader = (language: Language) =>
  readSingle<Header>("header", language, {
    populate: { ...PLACES, buttons: true, logo: LOGO, logoSecondary: LOGO },
  });

export const readFooter = (language: Language) =>
  readSingle<Footer>("footer", language, { populate: { ...PLACES, socials: true, logo: LOGO } });

export const readMenu = (id: number, language: Language) => readEntry<Menu>("menus", id, language, { populate: ITEMS });
