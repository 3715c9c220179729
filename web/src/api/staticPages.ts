import type { Language } from "../i18n/language.ts";
import { type ButtonEntry, type ContentBlock, WITH_BLOCKS } from "./blocks.ts";
import { ON_WEB, readEntries } from "./contentQueries.ts";
import type { Entry, EntryList, MediaEntry } from "./entries.ts";
import { PICTURE } from "./frontPage.ts";

/** A page that editors write, under an address of their choice. */
export type StaticPage = Entry<{
  title: string;
  slug: string;
  locale: string;
  publishedAt: string | null;
  updatedAt: string | null;
  hero: {
    title?: string | null;
    subtitle?: string | null;
    image?: MediaEntry | null;
    imagePortrait?: MediaEntry | null;
    buttons?: ButtonEntry[] | null;
  } | null;
  contents: ContentBlock[] | null;
  seo: {
    title?: string | null;
    description?: string | null;
    image?: MediaEntry | null;
    noIndex?: boolean | null;
  } | null;
  localizations: { id: number; slug: string; title: string; locale: string }[] | null;
}>;

interface AskedPage {
  slug: string;
  /** What a signed link to a draft carries. */
  preview?: string | undefined;
}

/**
 * The page at an address: in whichever language there is one, so that whoever reads another is told so. A slug may stand
 * for a page in each.
 */
export const readStaticPage = ({ slug, preview }: AskedPage, language: Language) =>
  readEntries<StaticPage>("static-pages", language, {
    ...(preview ? { preview } : {}),
    locale: "all",
    filters: { ...ON_WEB, slug: { $eq: slug } },
    fields: ["title", "slug", "locale", "publishedAt", "updatedAt"],
    populate: {
      hero: { populate: { image: PICTURE, imagePortrait: PICTURE, buttons: true } },
      contents: WITH_BLOCKS,
      seo: { populate: { image: PICTURE } },
      localizations: { fields: ["slug", "title", "locale"] },
    },
    pagination: { pageSize: 2 },
  });

/** The one in the visitor's language, else another. */
export function pageIn(
  { entries }: Pick<EntryList<StaticPage>, "entries">,
  language: Language,
): StaticPage | undefined {
  return entries.find(({ locale }) => locale === language) ?? entries[0];
}
