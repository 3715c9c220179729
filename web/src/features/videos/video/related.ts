import { LIST_SIZES } from "../../../api/listSizes.ts";
import { readVideosLike, type Video, type VideoEntry } from "../../../api/videos.ts";
import type { Language } from "../../../i18n/language.ts";

/** What has one of the video's tags. */
export function readLike({ id, tag, extraTags }: Video, language: Language) {
  const slugs = [tag, ...(extraTags ?? [])].flatMap((one) => (one ? [one.slug] : []));
  return readVideosLike(language, id, slugs);
}

/** What comes next: what the editors chose, then what is like it. */
export function relatedTo({ id, related }: Pick<Video, "id" | "related">, like: readonly VideoEntry[]): VideoEntry[] {
  const all = [...(related ?? []), ...like].filter((one) => one.id !== id);
  return all
    .filter((one, index) => all.findIndex((other) => other.id === one.id) === index)
    .slice(0, LIST_SIZES.videos.related);
}
