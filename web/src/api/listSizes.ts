/** How many of each a list shows, as the specification has it. */
export const LIST_SIZES = {
  home: { news: 4, statements: 4, publications: 6, opinions: 6 },
  news: { news: 12, pressReleases: 3, opinions: 3 },
  article: { news: 2, related: 7 },
  statements: 12,
  publications: 12,
  opinions: 6,
  videos: { few: 4, list: 18, related: 7 },
} as const;
