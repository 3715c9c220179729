import { readVideosLike, type Video } from "../../../api/videos.ts";
import type { Language } from "../../../i18n/language.ts";

/** What has one of the video's tags. */
export function readLike({ id, tag, extraTags }: Video, language: Language) {
  const slugs = [tag, ...(extraTags ?? [])].flatMap((one) => (one ? [one.slug] : []));
  return readVideosLike(language, id, slugs);
}
