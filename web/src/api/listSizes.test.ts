import { expect, test } from "vitest";
import { LIST_SIZES } from "./listSizes.ts";

test("lists are as long as the specification has them (section 9)", () => {
  expect(LIST_SIZES).toEqual({
    home: { news: 4, statements: 4, publications: 6, opinions: 6 },
    news: { news: 12, pressReleases: 3, opinions: 3 },
    article: { news: 2, related: 7 },
    statements: 12,
    publications: 12,
    opinions: 6,
    videos: { few: 4, list: 18, related: 7 },
  });
});
