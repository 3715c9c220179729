import { expect, test } from "vitest";
import { createQueryClient } from "../api/queries.ts";
import { createSite } from "../app/createSite.ts";
import { allTexts } from "../i18n/allTexts.ts";
import type { Language } from "../i18n/language.ts";
import { listHead } from "./listHead.ts";
import { isKnownEmpty } from "./listView.ts";

function siteIn(language: Language) {
  const client = createQueryClient(() => Promise.reject(new Error("nobody asks")), language);
  return createSite({ language, client, builtIn: allTexts[language] });
}

const list = {
  title: "Notícias",
  description: "O que se escreve.",
  crumbs: [
    { label: "Início", href: "/" },
    { label: "Mercado", href: "/news?tag=mercado" },
  ],
  isEmpty: false,
  items: ["/news/7/x"],
};

test("the first page of a list is the same address in every language", () => {
  const head = listHead(siteIn("pt-PT"), { ...list, canonical: "/news?tag=mercado", page: 1 });
  expect(head.languages).toBeUndefined();
  expect(head.instead).toBeUndefined();
});

test("a further page has no counterpart: whoever changes the language begins anew", () => {
  const further = { ...list, canonical: "/news?tag=mercado&page=9", page: 9 };
  expect(listHead(siteIn("pt-PT"), further)).toMatchObject({ languages: {}, instead: { en: "/news?tag=mercado" } });
  expect(listHead(siteIn("en"), further).instead).toEqual({ "pt-PT": "/news?tag=mercado" });
});

test("a list that is known to be empty is not found, and one that could not be read is", () => {
  const site = siteIn("pt-PT");
  const query = { queryKey: ["/api/news"] };
  expect(isKnownEmpty(site, query)).toBe(false);
  site.client.setQueryData(query.queryKey, { data: [], meta: { pagination: { total: 0 } } });
  expect(isKnownEmpty(site, query)).toBe(true);
  expect(listHead(site, { ...list, canonical: "/news", page: 1, isEmpty: true }).isHidden).toBe(true);
  expect(listHead(site, { ...list, canonical: "/news", page: 1 }).isHidden).toBe(false);
});
