import type { RouteObject } from "react-router";
import { home } from "../features/home/home.ts";
import { ErrorPage } from "./ErrorPage.tsx";
import { pageNotFound, toRoute } from "./page.ts";
import type { Site } from "./site.ts";

/** Every page there is, under its layout. */
export function createRoutes(site: Site): RouteObject[] {
  const pages = [home].map((page) => toRoute(site, page, ErrorPage));
  const unknown: RouteObject = {
    path: "*",
    ErrorBoundary: ErrorPage,
    loader: ({ request }) => {
      throw pageNotFound(new URL(request.url).pathname);
    },
  };
  return [{ id: "root", path: "/", ErrorBoundary: ErrorPage, children: [...pages, unknown] }];
}
