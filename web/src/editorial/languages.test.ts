import { expect, test } from "vitest";
import { contentPaths } from "../app/paths.ts";
import { headLanguages, languagesOf } from "./languages.ts";

const entry = {
  id: 7,
  title: "Casa cheia",
  slug: "casa-cheia",
  locale: "pt-PT",
  localizations: [{ id: 8, title: "A full house", slug: null, locale: "en" }],
};

test("an entry has an address in each of its languages", () => {
  expect(languagesOf(entry, "en", contentPaths.news)).toEqual({
    language: "pt-PT",
    languages: { "pt-PT": "/news/7/casa-cheia", en: "/news/8/a-full-house" },
  });
});

test("the head names a language that is not that of the page", () => {
  expect(headLanguages(entry, "en", contentPaths.news).language).toBe("pt-PT");
  expect(headLanguages(entry, "pt-PT", contentPaths.news)).not.toHaveProperty("language");
});

test("what is in one language only says so", () => {
  const { languages } = headLanguages({ ...entry, localizations: [] }, "pt-PT", contentPaths.news);
  expect(languages).toEqual({ "pt-PT": "/news/7/casa-cheia" });
});
