import type { Language } from "../i18n/language.ts";
import type { CardEntry } from "./articles.ts";
import { emptyListOnError, NEWEST_FIRST, ON_WEB, readEntries } from "./contentQueries.ts";
import { PICTURE } from "./frontPage.ts";
import { LIST_SIZES } from "./listSizes.ts";
import { TAG } from "./tagged.ts";

/** The news of a competition, a club, a player or a match, by their tags. `articles.ts` has what news have pages for. */

/** As much of an article as its card says. */
export const NEWS_CARD = {
  fields: ["title", "slug", "date", "publishedAt"],
  populate: { banner: PICTURE, highlightTag: TAG },
};

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
    readEntries<CardEntry>("news", language, {
      filters: { ...ON_WEB, tags: { slug: { $in: tags } }, ...within },
      sort: NEWEST_FIRST,
      ...NEWS_CARD,
      pagination: { page, pageSize: size },
    }),
  );
};
