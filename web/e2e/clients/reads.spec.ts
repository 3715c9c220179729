import { expect, test } from "@playwright/test";
import * as articles from "../../src/api/articles.ts";
import * as lists from "../../src/api/contentLists.ts";
import { unwrap } from "../../src/api/entries.ts";
import * as front from "../../src/api/frontLists.ts";
import { readFrontPage } from "../../src/api/frontPage.ts";
import { readFooter, readHeader, readMenu, readSettings, readTokens } from "../../src/api/furniture.ts";
import { readGiveaways, readOpenGiveaways } from "../../src/api/giveaways.ts";
import { readPublication, readPublications, readStatements } from "../../src/api/papers.ts";
import { readStaticPage } from "../../src/api/staticPages.ts";
import { readVideo, readVideos, readVideosMenus } from "../../src/api/videos.ts";
import { openDesk } from "../staff.ts";

/** What the site itself asks for: the program understands all of it. */

const asked = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) => String(address);

test("every list and every document that the site reads", async ({ request }) => {
  const queries = [
    articles.readNewsPage("pt-PT", { page: 1 }),
    articles.readNewsPage("en", { page: 2, tag: "mercado" }),
    articles.readOpinionsPage("pt-PT", { page: 1, author: 1 }),
    readVideos("en", { tags: ["golos", "taca"], team: 1 }),
    readVideosMenus("en"),
    readFrontPage("en", "home"),
    readStatements("pt-PT", { tag: "mercado" }),
    articles.readPressReleasesPage("en", 1),
    readPublications("en"),
    lists.readPartnerships("en"),
    lists.readStores("en"),
    readGiveaways("en"),
    readOpenGiveaways("pt-PT", { now: Date.parse("2026-11-14T21:10:00Z"), size: 4, team: [1, 2] }),
    ...[
      front.readFewNews,
      front.readFewVideos,
      front.readFewOpinions,
      front.readFewStatements,
      front.readFewPressReleases,
      front.readFewPublications,
    ].map((read) => read("en", { size: 4, tag: "mercado" })),
    articles.readLeadingTags("en"),
    articles.readTag("mercado", "en"),
    articles.readNewsTagged("en", ["mercado"]),
    lists.readMediaKits("20262027/14/7", "en"),
    readStaticPage({ slug: "termos" }, "pt-PT"),
    readTokens("pt-PT"),
    readSettings("en"),
    readHeader("en"),
    readFooter("pt-PT"),
  ];
  for (const query of queries) {
    const response = await request.get(asked(query));
    expect(response.status(), `${asked(query)}: ${await response.text()}`).toBe(200);
    expect(Array.isArray((await response.json()).data)).toBe(true);
  }
});

test("every entry that the site reads by its number", async ({ request }) => {
  const desk = openDesk(request);
  const entries = [
    ["news", { title: "Lida por inteiro" }, (id: number) => articles.readNewsEntry({ id, language: "en" })],
    ["opinions", { title: "Lida por inteiro" }, (id: number) => articles.readOpinionEntry({ id, language: "en" })],
    ["videos", { title: "Lido por inteiro", locale: "en" }, (id: number) => readVideo({ id, language: "en" })],
    [
      "pressreleases",
      { title: "Lido por inteiro" },
      (id: number) => articles.readPressReleaseEntry({ id, language: "en" }),
    ],
    ["publications", { title: "Lida por inteiro" }, (id: number) => readPublication({ id, language: "en" })],
    ["menus", { name: "Lido por inteiro" }, readMenu],
  ] as const;
  for (const [type, data, read] of entries) {
    // For the native app and in English: it is in none of the lists that others count.
    const { data: made } = await desk.create(type, { locale: "en", platform: "app", ...data });
    const response = await request.get(asked(read(made.id, "en")));
    expect(response.status(), `${type}: ${await response.text()}`).toBe(200);
    expect(unwrap(await response.json())).toMatchObject({ id: made.id });
    await desk.remove(`${type}/${made.id}`);
  }
});
