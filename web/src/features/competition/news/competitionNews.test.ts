import { expect, test } from "vitest";
import type { Season } from "../../../api/wire.ts";
import { spanOf } from "../../../football/seasonSpan.ts";
import { readCompetitionNews } from "./competitionNews.ts";

const seasons = [
  { id: 20272028, current: false, initial_date: "2027-08-13" },
  { id: 20262027, current: true, initial_date: "2026-08-14" },
  { id: 20252026, current: false, initial_date: "2025-08-15" },
  { id: 20242025, current: false, initial_date: null },
] as Season[];

test.each([
  ["the current season, to which news still comes", 20262027, undefined],
  ["a season to come", 20272028, undefined],
  ["a season that is over", 20252026, { from: "2025-08-15", before: "2026-08-14" }],
  ["a season whose days are not known", 20242025, undefined],
  ["a season that is not in the list", 19992000, undefined],
])("the days of %s", (_, season, expected) => {
  expect(spanOf(season, seasons)).toEqual(expected);
});

test("news is found by the competition's tags, and in a season that is over by its days", () => {
  const liga = { id: "liga", tags: [{ slug: "liga-atlantica" }, { slug: "primeira" }] as never, seasonId: 20252026 };
  const [address] = readCompetitionNews(liga, seasons, "en", { page: 2 }).queryKey as string[];
  expect(address).toContain("filters[tags][slug][$in][0]=liga-atlantica&filters[tags][slug][$in][1]=primeira");
  expect(address).toContain("filters[publishedAt][$gte]=2025-08-15&filters[publishedAt][$lt]=2026-08-14");
  expect(address).toContain("pagination[page]=2&pagination[pageSize]=12");
  const untagged = readCompetitionNews({ id: "7", tags: [], seasonId: 20262027 }, seasons, "en", { page: 1 });
  expect(untagged.queryKey[0]).toContain("filters[tags][slug][$in][0]=7");
});
