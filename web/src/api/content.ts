import type { Language } from "../i18n/language.ts";
import { emptyListOnError, NEWEST_FIRST, ON_WEB, readEntries } from "./contentQueries.ts";
import type { Entry, MediaEntry } from "./entries.ts";
import { LIST_SIZES } from "./listSizes.ts";

/** The news of a competition, a club, a player or a match, by their tags. `articles.ts` has what news have pages for. */

/** What a card says of an article. */
export type NewsCardEntry = Entry<{
  title: string;
  slug: string | null;
  date: string | null;
  publishedAt: string | null;
  banner: MediaEntry | null;
  highlightTag: { name: string } | null;
}>;

/** The days from which something counts: from the first on, before the second. */
export interface Span {
  from: string;
  before: string;
}

interface AskedTagged {
  page?: number;
  size?: number;
  /** Slugs of tags, of which one is enough. */
  tags: readonly string[];
  span?: Span | undefined;
}

/** News with one of these tags, with no more than a card shows. */
export const readTaggedNews = (
  language: Language,
  { tags, span, page = 1, size = LIST_SIZES.news.news }: AskedTagged,
) => {
  const within = span ? { publishedAt: { $gte: span.from, $lt: span.before } } : {};
  return emptyListOnError(
    readEntries<NewsCardEntry>("news", language, {
      filters: { ...ON_WEB, tags: { slug: { $in: tags } }, ...within },
      sort: NEWEST_FIRST,
      fields: ["title", "slug", "date", "publishedAt"],
      populate: { banner: true, highlightTag: { fields: ["name"] } },
      pagination: { page, pageSize: size },
    }),
  );
};
