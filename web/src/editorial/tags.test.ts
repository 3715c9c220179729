import { expect, test } from "vitest";
import { leadingTags, tagName } from "./tags.ts";

const tag = (id: number, slug: string) => ({ id, slug, name: slug });

test("a tag is called by its name in the reader's language, where it has one", () => {
  expect(tagName({ name: "Mercado", name_en: "Transfers" }, "en")).toBe("Transfers");
  expect(tagName({ name: "Mercado", name_en: "Transfers" }, "pt-PT")).toBe("Mercado");
  expect(tagName({ name: "Mercado", name_en: null }, "en")).toBe("Mercado");
});

test("the tags that lead most come first, of equals the latest", () => {
  const entries = ["a", "b", "b", "c", "a", "b"].map((slug, id) => ({ highlightTag: tag(id, slug) }));
  expect(leadingTags([...entries, { highlightTag: null }], 2).map(({ slug }) => slug)).toEqual(["b", "a"]);
});
