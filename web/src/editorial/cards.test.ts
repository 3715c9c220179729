import { expect, test } from "vitest";
import type { CardEntry } from "../api/articles.ts";
import { allTexts } from "../i18n/allTexts.ts";
import { clipCard, newsCard, newsCards } from "./cards.ts";

const pt = { language: "pt-PT", texts: allTexts["pt-PT"] } as const;
const en = { language: "en", texts: allTexts.en } as const;

const entry: CardEntry = {
  id: 55,
  title: "Casa cheia, dez anos depois",
  slug: "casa-cheia",
  date: "2026-11-13T21:38:00.000Z",
  publishedAt: "2026-11-14T09:00:00.000Z",
  banner: { id: 7, url: "/b.svg", alternativeText: "Bancada", formats: null },
  highlightTag: { id: 3, name: "Crónica", name_en: "Match report", slug: "cronica" },
};
const bare = { ...entry, id: 56, date: null, banner: null, highlightTag: null };

test("a card leads to the address that its editor gave it", () => {
  expect(newsCard(entry, pt).href).toBe("/news/55/casa-cheia");
  expect(newsCard({ ...entry, slug: null }, pt).href).toBe("/news/55/casa-cheia-dez-anos-depois");
  expect(clipCard({ id: 4, title: "Outro título", slug: "golo" }, pt).href).toBe("/video/4/golo");
});

test("a tag is said in the language of the page", () => {
  expect(newsCard(entry, pt).tag).toBe("Crónica");
  expect(newsCard(entry, en).tag).toBe("Match report");
  expect(newsCards([entry], { id: "liga", color: "#E1FF19" }, en)[0]?.tag).toBe("Match report");
});

test("where there is no picture there are tiles, in the colour of what the news are about", () => {
  const [card, plain] = newsCards([entry, bare], { id: "liga", color: "#FFD200" }, pt);
  expect(card).toMatchObject({
    date: { text: "13 nov", iso: "2026-11-13T21:38:00.000Z" },
    picture: { src: "/b.svg", alt: "Bancada" },
  });
  expect(plain).toMatchObject({
    tag: undefined,
    date: { text: "14 nov" },
    picture: { src: "/art/tiles/liga-56-FFD200-8x5.svg", alt: "" },
  });
  expect(newsCard(bare, pt).picture.src).toBe("/art/tiles/news-56-E1FF19-8x5.svg");
});

test("the year is left out where everything is of late", () => {
  expect(newsCard(entry, pt).date?.text).toBe("13 nov 2026");
  expect(newsCard(entry, pt, { isOfLate: true }).date?.text).toBe("13 nov");
});
