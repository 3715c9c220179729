import { expect, test } from "vitest";
import { languageHead } from "./entryLanguages.ts";

const hrefOf = ({ id, slug }: { id: number; slug: string | null }) => `/video/${id}/${slug}`;
const english = { id: 8, title: "Goal", slug: "goal", locale: "en" };
const entry = { id: 7, title: "Golo", slug: "golo", locale: "pt-PT", localizations: [english] };

test("an entry in the language of the page names both addresses", () => {
  expect(languageHead(entry, "pt-PT", hrefOf)).toEqual({
    languages: { "pt-PT": "/video/7/golo", en: "/video/8/goal" },
  });
});

test("one in another language says so", () => {
  expect(languageHead({ ...entry, localizations: null }, "en", hrefOf)).toEqual({
    language: "pt-PT",
    languages: { "pt-PT": "/video/7/golo" },
  });
});
