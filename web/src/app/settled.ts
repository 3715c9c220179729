import type { DataRouter, RouteObject } from "react-router";
import { matchRoutes } from "react-router";
import { deviceId } from "../session/cookies.ts";
import { changePagesBy } from "../session/going.ts";
import { watchTabs } from "../session/tabs.ts";
import { askWherePossible } from "./consent/whenToAsk.ts";
import { hasAgreedTo, onConsent } from "./consent.ts";
import { replaceFailedPictures } from "./failedPictures.ts";
import { headOf, showHead } from "./head.ts";
import { mayFetchAhead } from "./mayFetchAhead.ts";
import { measureFar } from "./measureFar.ts";
import { whenArrived } from "./moving.ts";
import { pause } from "./pause.ts";
import { prefetchOnIntent } from "./prefetch.ts";
import { startShell } from "./shell/start.ts";
import { whenCalm } from "./shell/whenCalm.ts";
import type { Site } from "./site.ts";
import { followTheme } from "./themeColour.ts";
import { noteVisit } from "./visited.ts";

/** What is said of the page that was opened now: the first one came with its own. */
export const tellOfPage: typeof showHead = (shown, site) => showHead(shown, site);

interface Settled {
  site: Site;
  router: DataRouter;
  /** Tells the router of every page there is. */
  bringRoutes: () => Promise<void>;
  /** What few pages need at once, and all may need without a network. */
  bring: () => Promise<unknown>;
}

/** What can wait until the first page has settled, and makes the next ones quick. */
export async function settle({ site, router, bringRoutes, bring }: Settled): Promise<void> {
  followTheme(router);
  // Without a network it could not be brought any more; and who presses a link does not wait for the router to learn where
  // it leads.
  whenCalm()
    .then(() => (mayFetchAhead() ? Promise.all([bringRoutes(), bring()]) : undefined))
    .catch(() => undefined);

  const note = () => {
    if (router.state.errors) return;
    const { location: here, loaderData } = router.state;
    noteVisit(here.pathname + here.search, headOf(loaderData)?.title ?? document.title);
  };
  note();
  whenArrived(note);

  replaceFailedPictures();
  void whenCalm().then(measureFar);
  whenArrived(measureFar);

  await pause();
  prefetchOnIntent(async (address) => {
    // What cannot be brought now is brought with the page.
    await bringRoutes().catch(() => undefined);
    await warm(router.routes, address);
  });

  changePagesBy((to, options) => router.navigate(to, options));
  watchTabs(async () => (await import("../session/start.ts")).startSession(site));
  await pause();
  void startShell(site).catch(() => undefined);
  countVisits(site, nameDevice());

  await pause();
  const ask = askWherePossible(site);
  const askHere = () => ask(router.state.location.pathname);
  askHere();
  whenArrived(askHere);
}

/** A device that has no numbers nobody can guess gets no name, and its owner is told; the page works all the same. */
function nameDevice(): string | undefined {
  try {
    return deviceId();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

/** What counts is not even brought before somebody agrees to it. */
function countVisits(site: Site, device: string | undefined) {
  if (device === undefined) return;
  const start = async () => {
    if (hasAgreedTo("analytics")) (await import("./analytics/start.ts")).startAnalytics(site, device);
  };
  const startQuietly = () => void start().catch(() => undefined);
  startQuietly();
  onConsent(startQuietly);
}

/** Does for a page what opening it does, but for showing it: its script, its texts and what it reads are at hand then. */
export async function warm(routes: RouteObject[], address: string): Promise<void> {
  const url = new URL(address, location.href);
  const request = new Request(url);
  const matches = matchRoutes(routes, url.pathname) ?? [];
  const work = matches.flatMap(({ route: { lazy, loader }, params }) => [
    typeof lazy === "object" && lazy.Component ? lazy.Component() : undefined,
    typeof loader === "function"
      ? loader({ request, params, url, pattern: "", context: undefined }, undefined)
      : undefined,
  ]);
  // What fails now is told when the page is opened.
  await Promise.allSettled(work);
}
