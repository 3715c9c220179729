import { expect, test } from "vitest";
import type { NewsCardEntry } from "../api/content.ts";
import { allTexts } from "../i18n/allTexts.ts";
import { newsCards } from "./newsCards.ts";

test("an article as a card, with its own picture or tiles in the colour of what it is about", () => {
  const entry: NewsCardEntry = {
    id: 55,
    title: "Casa cheia, dez anos depois",
    slug: "casa-cheia",
    date: "2026-11-13T21:38:00.000Z",
    publishedAt: "2026-11-14T09:00:00.000Z",
    banner: { id: 7, url: "/b.svg", alternativeText: "Bancada", formats: null },
    highlightTag: { name: "Crónica" },
  };
  const bare = { ...entry, id: 56, date: null, banner: null, highlightTag: null };
  const [card, plain] = newsCards([entry, bare], { id: "liga", color: "#E1FF19" }, allTexts["pt-PT"]);
  expect(card).toMatchObject({
    href: "/news/55/casa-cheia-dez-anos-depois",
    tag: "Crónica",
    date: { text: "13 nov", iso: "2026-11-13T21:38:00.000Z" },
    picture: { src: "/b.svg", alt: "Bancada" },
  });
  expect(plain).toMatchObject({
    tag: undefined,
    date: { text: "14 nov" },
    picture: { src: "/art/tiles/liga-56-E1FF19-8x5.svg", alt: "" },
  });
});
