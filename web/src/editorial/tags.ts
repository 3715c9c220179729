import type { TagEntry } from "../api/articles.ts";
import type { Language } from "../i18n/language.ts";

/** A tag is one for all languages; its name is not. */
export function tagName({ name, name_en }: Pick<TagEntry, "name" | "name_en">, language: Language): string {
  return (language === "en" && name_en) || name;
}

/** The tags that lead most of these, the most frequent first; of equals the one that was used last. */
export function leadingTags(entries: { highlightTag?: TagEntry | null }[], most: number): TagEntry[] {
  const counted = new Map<string, { tag: TagEntry; count: number }>();
  for (const { highlightTag: tag } of entries) {
    if (!tag) continue;
    const known = counted.get(tag.slug);
    if (known) known.count++;
    else counted.set(tag.slug, { tag, count: 1 });
  }
  return [...counted.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ tag }) => tag);
}
