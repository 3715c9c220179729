import { type NewsEntry, readLatestNews, readNewsTagged } from "../../api/articles.ts";
import type { Language } from "../../i18n/language.ts";

/** By these tags others are like it: the one that leads first. A text with none is like nothing in particular. */
export function tagsOf({ highlightTag, tags }: Pick<NewsEntry, "highlightTag" | "tags">): string[] {
  return [...new Set([highlightTag, ...(tags ?? [])].flatMap((tag) => (tag ? [tag.slug] : [])))];
}

/** What is read to go with an article. */
export function aroundNews(entry: NewsEntry, language: Language) {
  const tags = tagsOf(entry);
  return { latest: readLatestNews(language), tagged: readNewsTagged(language, tags), hasTags: tags.length > 0 };
}
