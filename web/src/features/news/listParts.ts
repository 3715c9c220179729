import { readFewPress, readLeadingTags, readNewsPage, readOpinionsPage, readTag } from "../../api/articles.ts";
import type { Settings } from "../../api/furniture.ts";
import { LIST_SIZES } from "../../api/listSizes.ts";
import type { ListView } from "../../editorial/listView.ts";
import type { Language } from "../../i18n/language.ts";

/** What the list of news reads. The loader reads it before the page is shown, each part where it stands. */

/** All news from the first on: where what the reader follows comes first. */
export const isFront = ({ page, tag }: ListView) => page === 1 && tag === undefined;

export const listOf = readNewsPage;

export const leadingTagsOf = readLeadingTags;

export const tagOf = (language: Language, { tag }: ListView) => readTag(tag ?? "", language);

export const pressOf = (language: Language, settings: Settings | null) =>
  readFewPress(language, settings?.pressReleasesLimit ?? LIST_SIZES.news.pressReleases);

export const opinionsOf = (language: Language) =>
  readOpinionsPage(language, { page: 1, size: LIST_SIZES.news.opinions });
