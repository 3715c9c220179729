import { expect, test } from "vitest";
import { createQueryClient } from "../../api/queries.ts";
import { createSite } from "../../app/createSite.ts";
import { contentPaths } from "../../app/paths.ts";
import { allTexts } from "../../i18n/allTexts.ts";
import { articleHead } from "./articleHead.ts";

const client = createQueryClient(() => Promise.reject(new Error("nobody asks")), "pt-PT");
const site = createSite({ language: "pt-PT", client, builtIn: allTexts["pt-PT"] });

const entry = {
  id: 7,
  title: "Casa cheia",
  slug: "casa-cheia",
  lead: "A bancada sul reabriu.",
  date: "2026-11-14T17:20:00.000Z",
  updatedAt: "2026-11-14T18:00:00.000Z",
  locale: "pt-PT",
  localizations: [],
};
const kind = "NewsArticle" as const;
const described = { entry, kind, pathOf: contentPaths.news, crumbs: [], isDraft: false };
const picture = {
  id: 1,
  url: "/uploads/a.jpg",
  alternativeText: null,
  formats: { share: { url: "/uploads/share_a.jpg", width: 1200 } },
};

test("an article says what it is, from when and by whom", () => {
  const author = { id: 4, name: "Clara Benfeita", slug: "clara-benfeita" };
  const head = articleHead(site, { ...described, picture, author });
  expect(head).toMatchObject({
    title: "Casa cheia · Jornada",
    description: "A bancada sul reabriu.",
    canonical: "/news/7/casa-cheia",
    languages: { "pt-PT": "/news/7/casa-cheia" },
    isHidden: false,
    image: "/uploads/share_a.jpg",
    isText: true,
    kind: "article",
  });
  expect(head.structured?.[1]).toMatchObject({
    "@type": "NewsArticle",
    headline: "Casa cheia",
    image: "/uploads/share_a.jpg",
    datePublished: entry.date,
    dateModified: entry.updatedAt,
    url: "/news/7/casa-cheia",
    author: { "@type": "Person", name: "Clara Benfeita", url: "/author/4/clara-benfeita" },
    publisher: { "@type": "Organization", name: "Jornada", logo: { url: "/icons/any-512.png" } },
  });
});

test("without a picture it is shared with what is played today, without an author it is the league's", () => {
  const head = articleHead(site, described);
  expect(head.image).toBe("/share/day.png?lang=pt");
  expect(head.structured?.[1]).toMatchObject({ author: { "@type": "Organization" } });
});

test("what an editor says of it to search engines goes before what it says itself", () => {
  const seo = { title: "Outro título", description: "Outra descrição", image: picture, noIndex: true };
  expect(articleHead(site, { ...described, entry: { ...entry, seo } })).toMatchObject({
    title: "Outro título · Jornada",
    description: "Outra descrição",
    image: "/uploads/share_a.jpg",
    isHidden: true,
  });
});

test("a description is never empty, and a draft is never found", () => {
  const head = articleHead(site, { ...described, entry: { ...entry, lead: null, content: [] }, isDraft: true });
  expect(head.description).toBe("Casa cheia. Publicado a 14 nov 2026.");
  expect(head.isHidden).toBe(true);
});
