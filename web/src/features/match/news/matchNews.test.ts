import { expect, test } from "vitest";
import { staticMatch } from "../exampleMatch.ts";
import { readMatchNews } from "./matchNews.ts";

const addressOf = (more: Parameters<typeof staticMatch>[0]) =>
  String(readMatchNews(staticMatch(more), "en").queryKey[0]);

test("news of the match, or of either club in the week before", () => {
  const address = addressOf({ date: "2026-03-03T20:30:00+00:00" });
  expect(address).toContain("filters[$or][0][matches][$eq]=1364");
  expect(address).toContain("filters[$or][1][teams][$in][0]=1&filters[$or][1][teams][$in][1]=2");
  expect(address).toContain("[publishedAt][$gte]=2026-02-24&filters[$or][1][publishedAt][$lt]=2026-03-04");
  expect(address).toContain("pagination[pageSize]=4");
});

test("without a day only what was written of the match itself", () => {
  const address = addressOf({ date: null });
  expect(address).toContain("filters[matches][$eq]=1364");
  expect(address).not.toContain("teams");
});
