import { describe, expect, test } from "vitest";
import * as articles from "./articles.ts";
import * as lists from "./contentLists.ts";
import { readFewNews, readFewOpinions, readFewPressReleases, readFewStatements, readFewVideos } from "./frontLists.ts";
import { readFrontPage } from "./frontPage.ts";
import { readFooter, readHeader, readMenu, readSettings, readTokens } from "./furniture.ts";
import { readGiveaways } from "./giveaways.ts";
import { readPublication, readPublications, readStatements } from "./papers.ts";
import { pageIn, readStaticPage, type StaticPage } from "./staticPages.ts";
import { readVideo, readVideos, readVideosMenus } from "./videos.ts";

const ON_WEB = "filters[platform][$in][0]=web&filters[platform][$in][1]=all";
const NEWEST = "sort=publishedAt%3Adesc";

/** An address without what it brings along. */
function asked({ queryKey: [address] }: { queryKey: readonly unknown[] }): string {
  return String(address)
    .split("&")
    .filter((part) => !/^(populate|fields)\[?/.test(part))
    .join("&");
}

const pages = (page: number, size: number) => `pagination[page]=${page}&pagination[pageSize]=${size}`;

describe("what is asked for", () => {
  test.each([
    ["news", articles.readNewsPage("pt-PT", { page: 1 }), `/api/news?locale=pt-PT&${ON_WEB}&${NEWEST}&${pages(1, 12)}`],
    [
      "news of a tag, in either place, on a later page, few",
      articles.readNewsPage("en", { page: 3, size: 4, tag: "mercado&x" }),
      `/api/news?locale=en&${ON_WEB}&filters[$or][0][tags][slug][$in][0]=mercado%26x&filters[$or][1][highlightTag][slug][$in][0]=mercado%26x&${NEWEST}&${pages(3, 4)}`,
    ],
    ["one article", articles.readNewsEntry({ id: 55, language: "en" }), "/api/news/55?locale=en"],
    [
      "one article, whatever is asked for",
      articles.readNewsEntry({ id: "../tags?", language: "en" }),
      "/api/news/..%2Ftags%3F?locale=en",
    ],
    [
      "opinions",
      articles.readOpinionsPage("pt-PT", { page: 1 }),
      `/api/opinions?locale=pt-PT&${ON_WEB}&${NEWEST}&${pages(1, 6)}`,
    ],
    ["one opinion", articles.readOpinionEntry({ id: 3, language: "pt-PT" }), "/api/opinions/3?locale=pt-PT"],
    ["videos", readVideos("en"), `/api/videos?locale=en&${ON_WEB}&${NEWEST}&${pages(1, 18)}`],
    [
      "videos of a tag, in either place",
      readVideos("en", { page: 2, tags: ["golos"] }),
      `/api/videos?locale=en&${ON_WEB}&filters[$or][0][tag][slug][$in][0]=golos&filters[$or][1][extraTags][slug][$in][0]=golos&${NEWEST}&${pages(2, 18)}`,
    ],
    [
      "statements of a tag, in either place",
      readStatements("en", { tag: "disciplina" }),
      `/api/comunicados?locale=en&${ON_WEB}&filters[$or][0][tags][slug][$in][0]=disciplina&filters[$or][1][tag][slug][$in][0]=disciplina&sort[0]=publishedAt%3Adesc&sort[1]=number%3Adesc&${pages(1, 12)}`,
    ],
    ["one video", readVideo({ id: 4, language: "en" }), "/api/videos/4?locale=en"],
    ["tabs of videos", readVideosMenus("en"), `/api/videos-menus?locale=en&${ON_WEB}&sort=order%3Aasc`],
    ["the home page", readFrontPage("en", "home"), "/api/homepage?locale=all&filters[locale][$eq]=en"],
    [
      "a draft of the home page, in its own language",
      readFrontPage("en", "home", "1.x"),
      "/api/homepage?locale=en&filters[locale][$eq]=en&preview=1.x",
    ],
    [
      "statements",
      readStatements("pt-PT"),
      `/api/comunicados?locale=pt-PT&${ON_WEB}&sort[0]=publishedAt%3Adesc&sort[1]=number%3Adesc&${pages(1, 12)}`,
    ],
    [
      "press releases",
      articles.readPressReleasesPage("en", 1),
      `/api/pressreleases?locale=en&${ON_WEB}&${NEWEST}&${pages(1, 12)}`,
    ],
    ["one press release", articles.readPressReleaseEntry({ id: 8, language: "en" }), "/api/pressreleases/8?locale=en"],
    ["publications", readPublications("en"), `/api/publications?locale=en&${ON_WEB}&${NEWEST}&${pages(1, 12)}`],
    ["one publication", readPublication({ id: 2, language: "en" }), "/api/publications/2?locale=en"],
    [
      "partners",
      lists.readPartnerships("en"),
      `/api/partnerships?locale=en&${ON_WEB}&sort[0]=order%3Aasc&sort[1]=publishedAt%3Adesc&pagination[pageSize]=100`,
    ],
    [
      "the store",
      lists.readStores("en"),
      `/api/stores?locale=en&${ON_WEB}&sort[0]=order%3Aasc&sort[1]=publishedAt%3Adesc&pagination[pageSize]=100`,
    ],
    ["giveaways", readGiveaways("en"), `/api/contests?locale=en&${ON_WEB}&${NEWEST}`],
    ["one author", articles.readAuthorEntry({ id: 9, language: "en" }), "/api/authors/9?locale=en"],
    [
      "what the press gets for a match",
      lists.readMediaKits("2026/14 7", "en"),
      `/api/media-kits?locale=en&${ON_WEB}&filters[gameKey][$eq]=2026%2F14%207&${NEWEST}`,
    ],
    [
      "a page of text",
      readStaticPage({ slug: "termos" }, "pt-PT"),
      `/api/static-pages?locale=all&${ON_WEB}&filters[slug][$eq]=termos&pagination[pageSize]=2`,
    ],
    ["a menu", readMenu(7, "en"), "/api/menus/7?locale=en"],
    ["settings", readSettings("en"), "/api/settings?locale=all&filters[locale][$eq]=en"],
    ["texts", readTokens("pt-PT"), `/api/tokens?locale=pt-PT&${pages(1, 100)}`],
  ])("%s", (_, query, address) => {
    expect(asked(query)).toBe(address);
  });
});

test("header and footer bring their menus, the items of these and what is below them", () => {
  const places =
    "populate[menuItems][populate][children]=true&populate[menus][filters][platform][$in][0]=web" +
    "&populate[menus][filters][platform][$in][1]=all&populate[menus][populate][menuItems][populate][children]=true";
  const logo = (name: string) =>
    ["url", "width", "height", "formats"].map((one, index) => `populate[${name}][fields][${index}]=${one}`).join("&");
  expect(readHeader("en").queryKey).toEqual([
    `/api/header?locale=all&filters[locale][$eq]=en&${places}&populate[buttons]=true&${logo("logo")}&${logo("logoSecondary")}`,
  ]);
  expect(readFooter("pt-PT").queryKey).toEqual([
    `/api/footer?locale=all&filters[locale][$eq]=pt-PT&${places}&populate[socials]=true&${logo("logo")}`,
  ]);
});

test("an article brings its blocks with what stands in them, and what goes with it", () => {
  const [address] = articles.readNewsEntry({ id: 1, language: "en" }).queryKey;
  expect(address).toContain("&populate[content][on][blocks.gallery][populate][images]");
  expect(address).toContain("&populate[author]");
  expect(address).toContain("&populate[related]");
});

test("the calls that the specification wants silent say what there is instead", () => {
  const silent = [
    articles.readNewsPage("en", { page: 1 }),
    articles.readOpinionsPage("en", { page: 1 }),
    readPublications("en"),
    readTokens("en"),
    lists.readStores("en"),
    readGiveaways("en"),
    lists.readPartnerships("en"),
  ];
  for (const { whenFailed } of silent) expect(whenFailed.entries).toEqual([]);
  expect(readSettings("en").whenFailed).toBeNull();
  expect(readFrontPage("en", "home").whenFailed).toBeNull();
});

test("what is one document is found in a list and by itself", () => {
  const { select } = readFrontPage("en", "home", "1.x");
  const document = { id: 1, attributes: { title: "Casa" } };
  expect(select?.({ data: document, meta: {} })).toEqual({ id: 1, title: "Casa" });
  expect(select?.({ data: [document], meta: {} })).toEqual({ id: 1, title: "Casa" });
  expect(select?.({ data: [], meta: {} })).toBeNull();
});

test.each([
  ["news", readFewNews, "tags", "highlightTag"],
  ["opinions", readFewOpinions, "tags", "highlightTag"],
  ["statements", readFewStatements, "tags", "tag"],
  ["press releases", readFewPressReleases, "tags", "tag"],
  ["videos", readFewVideos, "tag", "extraTags"],
])("a block of %s shows what has its tag in either place", (_, read, one, other) => {
  const address = String(read("en", { size: 4, tag: "taca" }).queryKey[0]);
  expect(address).toContain(`filters[$or][0][${one}][slug][$in][0]=taca&filters[$or][1][${other}][slug][$in][0]=taca`);
});

test("a page in the visitor's language comes before the same in another", () => {
  const found = (...locales: string[]) => ({
    entries: locales.map((locale, id) => ({ id, locale }) as StaticPage),
    pagination: { page: 1, pageSize: 2, pageCount: 1, total: locales.length },
  });
  expect(pageIn(found("pt-PT", "en"), "en")?.id).toBe(1);
  expect(pageIn(found("pt-PT"), "en")?.id).toBe(0);
  expect(pageIn(found(), "en")).toBeUndefined();
});
