import "../ui/tokens.css";
import "../ui/fonts.css";
import "../ui/base.css";
import "../ui/print.css";
import type { QueryClient } from "@tanstack/react-query";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { foundBy } from "../api/contentQueries.ts";
import { readSettings } from "../api/furniture.ts";
import { createQueryClient } from "../api/queries.ts";
import { browserTransport } from "../api/transport.ts";
import { DEFAULT_LANGUAGE, type Language, parseLanguage } from "../i18n/language.ts";
import type { EveryPageTexts } from "../i18n/texts.ts";
import { App } from "./App.tsx";
import { createSite, readTexts } from "./createSite.ts";
import { markMissing } from "./errors.ts";
import { laterErrorPage } from "./laterErrorPage.tsx";
import { bringFrame } from "./layouts/frame.ts";
import type { LayoutName } from "./layouts/layouts.tsx";
import { followLinks } from "./links.ts";
import { mayFade, tellOfArrivals, whenArrived } from "./moving.ts";
import { askForNew } from "./outdated.ts";
import type { Pages } from "./page.ts";
import { pages } from "./pages.ts";
import { pause } from "./pause.ts";
import { createRoutes, isUnknown, routesOf } from "./routes.tsx";
import { listenForSearch } from "./search/openSearch.ts";
import type { Site } from "./site.ts";
import { readState, restoreState } from "./state.ts";

/** As long as nobody notices a wait; then outlines are shown. */
const PATIENCE_MS = 150;
/** By then the page that was asked for is there, and the way to all others can be learned. */
const SETTLED_MS = 1000;

async function loadTexts(language: Language): Promise<EveryPageTexts> {
  return language === "en" ? (await import("../i18n/en.ts")).en : (await import("../i18n/ptPT.ts")).ptPT;
}

/** Somebody is signed in, or comes back from signing in: whose calls these are is known before the first is made. */
async function bringSession(site: Pick<Site, "language" | "client">) {
  if (document.documentElement.dataset.signedIn === undefined && !location.hash.includes("state=")) return;
  void (await import("../session/start.ts")).startSession(site);
}

/** In one file: each one more is a request, and a task of its own. */
const bringSettled = () => import("./settled.ts");

const bringMore = () => import("./morePages.ts");

async function readMore(): Promise<Pages> {
  return (await bringMore()).morePages;
}

/** The pages at this address, with their components at hand: hydration cannot wait for them. */
async function resolveLazy(routes: RouteObject[]) {
  const matches = matchRoutes(routes, location.pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "object" || !route.lazy.Component) return;
      const Component = await route.lazy.Component();
      Object.assign(route, { Component, lazy: undefined });
    }),
  );
}

async function start() {
  const root = document.getElementById("root");
  if (!root) throw new Error("no root element");
  const language = parseLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
  const state = readState();
  const transport = browserTransport(() => foundBy(client, readSettings(language))?.apiTimeout);
  const client: QueryClient = createQueryClient(transport, language);
  if (state) restoreState(client, state, document.documentElement.dataset.stored);
  await pause();
  const [builtIn] = await Promise.all([loadTexts(language), bringSession({ language, client })]);
  const site = createSite({
    language,
    client,
    builtIn,
    around: { ...state?.page.around, begun: Date.now() },
    patienceMs: PATIENCE_MS,
  });
  await readTexts(site);
  const place = laterErrorPage(site);
  const firstRoutes = createRoutes(site, place, pages);
  let hasAll = isUnknown(firstRoutes, location.pathname);
  const routes = hasAll ? createRoutes(site, place, pages, await readMore()) : firstRoutes;
  await resolveLazy(routes);
  await pause();
  const router = createBrowserRouter(routes, {
    ...(state && { hydrationData: state.page.router }),
    patchRoutesOnNavigation: async ({ path }) => {
      if (!hasAll && isUnknown(firstRoutes, path)) await bringRoutes();
    },
  });
  /** Every page there is: before one of them is pressed for, where somebody is about to. */
  const bringRoutes = async () => {
    const more = await readMore();
    // Somebody else has waited for the same.
    if (hasAll) return;
    hasAll = true;
    for (const layout of Object.keys(more) as LayoutName[]) {
      router.patchRoutes(layout, routesOf(site, place, more, layout));
    }
  };
  tellOfArrivals(router);

  let shown = router.state.location;
  whenArrived(() => {
    const now = router.state;
    if (now.location === shown && state) return;
    shown = now.location;
    askForNew(Object.values(now.errors ?? {})[0]);
    void bringSettled().then(
      ({ tellOfPage }) => tellOfPage(now, site),
      () => undefined,
    );
  });
  listenForSearch(async () => (await bringMore()).bringPalette(site));
  document.addEventListener("jornada:popup", async () => (await bringMore()).bringPopups(site));
  await pause();
  const isAppView = document.documentElement.dataset.view === "app";
  const app = (
    <App site={site} isAppView={isAppView}>
      <RouterProvider router={router} />
    </App>
  );
  // In small steps: the page is read and scrolled while it comes alive.
  startTransition(() => {
    if (state && root.hasChildNodes()) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  followLinks(root, ({ to, keepsPlace }) =>
    router.navigate(to, { preventScrollReset: keepsPlace, viewTransition: !keepsPlace && mayFade() }),
  );
  document.dispatchEvent(new Event("jornada:started"));
  // Next after the page: its menus are about to be opened.
  bringFrame(site).catch(() => undefined);
  const settle = async () => {
    await (await bringSettled()).settle({ site, router, bringRoutes, bring: place.bring });
  };
  setTimeout(() => settle().catch(() => undefined), SETTLED_MS);
}

addEventListener("vite:preloadError", markMissing);

// What somebody asked for – a menu, a dialog – and did not come. What was only fetched ahead is not missed yet.
addEventListener("unhandledrejection", ({ reason }) => askForNew(reason));

void start();
