import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { createQueryClient } from "../api/queries.ts";
import { allTexts } from "../i18n/allTexts.ts";
import { candidatesAmong } from "./candidates.ts";
import { createSite } from "./createSite.ts";
import { morePages } from "./morePages.ts";
import { pages } from "./pages.ts";
import { createRoutes } from "./routes.tsx";

function siteRoutes(): RouteObject[] {
  const client = createQueryClient(() => Promise.reject(new Error("nothing is asked here")), "pt-PT");
  const site = createSite({ language: "pt-PT", client, builtIn: allTexts["pt-PT"] });
  return createRoutes(site, { ErrorPage: () => null, bring: () => Promise.resolve() }, pages, morePages);
}

const leaf = (routes: RouteObject[], path: string) => matchRoutes(routes, path)?.at(-1)?.route;

const PATHS = [
  "/",
  "",
  "/international",
  "/news",
  "/News/1",
  "/news/1/um-golo",
  "/n%65ws",
  "/noticias/1/um-golo",
  "/competition/liga-atlantica",
  "/competition/liga-atlantica/liga-atlantica/round/3",
  "/calendar/20262027/2026-11",
  "/match/20262027/liga-atlantica/14/7",
  "/pages/about",
  "/pt/epocas/20102011/jogador/x",
  "/nowhere",
  "/nowhere/at/all",
  "//news",
  "/:id",
  "/*",
];

test("among its candidates a path finds the route that it finds among all", () => {
  const routes = siteRoutes();
  const candidates = candidatesAmong(routes);
  for (const path of PATHS) expect(leaf(candidates(path), path), path).toBe(leaf(routes, path));
});

test("few are weighed, and no more are kept than there are words", () => {
  const routes = siteRoutes();
  const candidates = candidatesAmong(routes);
  const count = (given: RouteObject[]): number =>
    given.reduce((sum, { children = [] }) => sum + 1 + count(children), 0);
  expect(count(candidates("/news/1"))).toBeLessThan(count(routes) / 3);
  expect(candidates("/some-word")).toBe(candidates("/another-word"));
});
