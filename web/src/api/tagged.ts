/** How content is found by its tags. */

/** As much of a tag as pages say and lead to. */
export const TAG = { fields: ["name", "name_en", "slug"] };

/** Under one of these tags, whether it leads there or is one of several: each type has two places for them. */
export const taggedWith = (slugs: readonly string[], [one, other]: readonly [string, string]) => {
  const tag = { slug: { $in: slugs } };
  return { $or: [{ [one]: tag }, { [other]: tag }] };
};

/** The places of tags, by what stands under them. */
export const TAGS = {
  articles: ["tags", "highlightTag"],
  papers: ["tags", "tag"],
  videos: ["tag", "extraTags"],
} as const;
