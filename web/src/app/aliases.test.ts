import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { aliasPages } from "./aliases.ts";
import { load } from "./movedAlias.ts";
import type { PageArgs } from "./page.ts";
import { ALIASES } from "./paths.ts";

/** Where the page at an address leads to. */
async function follow(address: string) {
  const url = new URL(address, "http://localhost");
  const matches = matchRoutes(
    aliasPages.map(({ pattern }) => ({ path: pattern })),
    url.pathname,
  );
  if (!matches) return "no page";
  const params = matches[0]?.params as Record<"id" | "slug", string>;
  const args = { params, path: url.pathname + url.search, query: url.searchParams } as PageArgs<"id" | "slug">;
  const thrown: unknown = await load(args).catch((error: unknown) => error);
  return thrown instanceof Response ? thrown.headers.get("Location") : thrown;
}

test.each([
  ["/noticias", "/news"],
  ["/noticias?tag=mercado&page=2", "/news?tag=mercado&page=2"],
  ["/noticias?season=20262027", "/news"],
  ["/noticias/7", "/news/7"],
  ["/noticias/7/casa-cheia", "/news/7/casa-cheia"],
  ["/noticias/7/Casa%20Cheia%21", "/news/7/casa-cheia"],
  ["/Noticias/239/x", "/news/239/x"],
  ["/COMUNICADOS", "/statements"],
  ["/opinioes", "/opinions"],
  ["/opinioes?page=3", "/opinions?page=3"],
  ["/opiniao/9", "/opinion/9"],
  ["/opiniao/9/o-jogo", "/opinion/9/o-jogo"],
  ["/comunicados", "/statements"],
  ["/comunicados?tag=disciplina&page=2", "/statements?tag=disciplina&page=2"],
])("%s leads to %s", async (address, to) => {
  expect(await follow(address)).toBe(to);
});

test.each(Object.entries(ALIASES))("menus know that %s leads to %s", async (alias, root) => {
  const rest = alias === "/opiniao" ? "/9" : "";
  expect(await follow(alias + rest)).toBe(root + rest);
});

test("there is no page of an opinion without its number", async () => {
  expect(await follow("/opiniao")).toBe("no page");
});
