import { matchRoutes, type RouteObject } from "react-router";
import { readChrome } from "./layouts/chromeData.ts";
import { LAYOUT_NAMES, Layout, type LayoutName } from "./layouts/layouts.tsx";
import { type ErrorPlace, missingOrMoved, type Pages, pageNotFound, toRoute } from "./page.ts";
import { Bare, Progress, Root } from "./Root.tsx";
import type { Site } from "./site.ts";

const UNKNOWN = "*";

/** The routes of a layout's pages. */
export function routesOf(site: Site, place: ErrorPlace, pages: Pages, layout: LayoutName): RouteObject[] {
  return (pages[layout] ?? []).map((page) => toRoute(site, page, place));
}

/** Every page of these under its layout; a route is found by its layout's name. */
export function createRoutes(site: Site, place: ErrorPlace, ...sets: Pages[]): RouteObject[] {
  const { ErrorPage } = place;
  const unknown: RouteObject = {
    path: UNKNOWN,
    ErrorBoundary: ErrorPage,
    loader: async ({ request }) => {
      const { pathname } = new URL(request.url);
      const thrown = await missingOrMoved(site, pathname, pageNotFound(pathname));
      if (!(thrown instanceof Response)) await place.bring();
      throw thrown;
    },
  };
  const layouts = LAYOUT_NAMES.map((name): RouteObject => {
    const children = sets.flatMap((pages) => routesOf(site, place, pages, name));
    return { id: name, Component: Layout, children: name === "default" ? [...children, unknown] : children };
  });
  const root: RouteObject = {
    id: "root",
    path: "/",
    Component: Root,
    // When even the layout fails.
    ErrorBoundary: () => (
      <Bare>
        <ErrorPage />
      </Bare>
    ),
    HydrateFallback: Progress,
    loader: async ({ params }) => {
      await readChrome(site, params.competition);
      return null;
    },
    children: layouts,
  };
  return [root];
}

/** Whether no page is at this path, as far as these routes know. */
export function isUnknown(routes: RouteObject[], path: string): boolean {
  return matchRoutes(routes, path)?.at(-1)?.route.path === UNKNOWN;
}
