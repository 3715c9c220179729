import type { RouteObject } from "react-router";
import { calendarPage } from "../features/calendar/pages.ts";
import { classificationPage, overviewPage, roundPage, seasonPage } from "../features/competition/pages.ts";
import { home } from "../features/home/home.ts";
import { internationalPage } from "../features/international/pages.ts";
import { matchPage } from "../features/match/pages.ts";
import { ErrorPage, RootErrorPage } from "./ErrorPage.tsx";
import { readChrome } from "./layouts/chromeData.ts";
import { LAYOUTS, type LayoutName } from "./layouts/layouts.ts";
import { type Page, pageNotFound, toRoute } from "./page.ts";
import { Progress, Root } from "./Root.tsx";
import type { Site } from "./site.ts";

/** Every page there is, under its layout. */
function pagesOf(site: Site): Record<LayoutName, RouteObject[]> {
  const route = <Name extends string>(page: Page<Name>) => toRoute(site, page, ErrorPage);
  return {
    home: [route(home), route(internationalPage)],
    default: [
      route(calendarPage),
      route(overviewPage),
      route(roundPage),
      route(seasonPage),
      route(classificationPage),
      route(matchPage),
      unknown,
    ],
    profile: [],
    static: [],
  };
}

const unknown: RouteObject = {
  path: "*",
  ErrorBoundary: ErrorPage,
  loader: ({ request }) => {
    throw pageNotFound(new URL(request.url).pathname);
  },
};

export function createRoutes(site: Site): RouteObject[] {
  const layouts = Object.entries(pagesOf(site)).map(
    ([name, children]): RouteObject => ({ id: name, Component: LAYOUTS[name as LayoutName], children }),
  );
  const root: RouteObject = {
    id: "root",
    path: "/",
    Component: Root,
    ErrorBoundary: RootErrorPage,
    HydrateFallback: Progress,
    loader: async ({ params }) => {
      await readChrome(site, params.competition);
      return null;
    },
    children: layouts,
  };
  return [root];
}
