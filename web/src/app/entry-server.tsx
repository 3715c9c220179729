import "./polyfill.ts";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from "react-router";
import { createQueryClient } from "../api/queries.ts";
import type { TransportAnswer } from "../api/transport.ts";
import { USUAL_EMBEDS } from "../editorial/embeds.ts";
import { allTexts } from "../i18n/allTexts.ts";
import { fileOfArea } from "../i18n/area.ts";
import type { Language } from "../i18n/language.ts";
import { ServerApp } from "./App.tsx";
import type { Around } from "./around.ts";
import { candidatesAmong } from "./candidates.ts";
import { createSite, readTexts } from "./createSite.ts";
import ErrorPage from "./ErrorPage.tsx";
import { pageErrorOf } from "./errors.ts";
import type { Head } from "./head.ts";
import { errorHead, headOf } from "./head.ts";
import { inPlace } from "./laterErrorPage.tsx";
import { bringFrame, FRAME_FILE } from "./layouts/frame.ts";
import { morePages } from "./morePages.ts";
import type { RouteHandle } from "./page.ts";
import { pages } from "./pages.ts";
import { PAGE_PARAMETERS } from "./paths.ts";
import { createRoutes } from "./routes.tsx";
import type { Site } from "./site.ts";
import { collectState, type PageState } from "./state.ts";

/** What the program asks for. */
interface PageRequest {
  /** Path and query, as they came in. */
  address: string;
  language: Language;
  /** Shown inside the native app, which draws its own chrome. */
  isAppView: boolean;
  /** What time it is, in milliseconds: no clock is read here. */
  now: number;
  /** The origins whose players pages may frame. */
  embeds: string[];
}

/** What is known of a page, more with each stage. The best one so far stands when a later stage fails. */
interface Outline {
  status: number;
  head: Head;
  files: string[];
  later?: string[];
  state?: PageState;
  /** What the league calls its site. */
  site?: string;
  /** The page has another address. */
  location?: string;
}

declare global {
  /** Given by the program: asks an address of the API without leaving the process. */
  var askProgram: (address: string, language: Language) => Promise<TransportAnswer>;
  var jornada: Pages;
}

interface Pages {
  parameters: readonly string[];
  describe(request: string): string;
  prepare(): Promise<string>;
  paint(): string;
}

/** The site in one language. Making it takes a while, and nothing of it but the client belongs to a single page. */
interface Edition {
  site: Site;
  candidates: (path: string) => RouteObject[];
  handler: StaticHandler;
}

/** One page at a time is made here: what `prepare` read is what `paint` shows. */
interface Making {
  edition: Edition;
  request: PageRequest;
  outline: Outline;
  context?: StaticHandlerContext;
}

const MINUTE_MS = 60_000;

/** What is painted twice in a minute is the same. */
function minuteOf({ now }: PageRequest): number {
  return Math.floor(now / MINUTE_MS) * MINUTE_MS;
}

/** What the browser is told of it: the usual origins it knows. */
function told(request: PageRequest): Around {
  const { embeds } = request;
  return { now: minuteOf(request), ...(embeds.join() === USUAL_EMBEDS.join() ? {} : { embeds }) };
}

const errorPlace = { ErrorPage: inPlace(ErrorPage), bring: () => Promise.resolve() };

const editions = new Map<Language, Edition>();
let making: Making | undefined;

/** Where the pages are listed that the browser does not know from the start: needed for each of them. */
const MORE_PAGES = "src/app/morePages.ts";
/** What a page that fails needs. */
const ERROR_PAGE = "src/app/ErrorPage.tsx";
const filesApart = new Set(Object.values(morePages).flatMap((set) => set.map(({ file }) => file)));

function createClient(language: Language) {
  return createQueryClient((address) => globalThis.askProgram(address, language), language);
}

/** The site as nobody has read anything from it yet. */
function openEdition(request: PageRequest): Edition {
  const { language, embeds } = request;
  const around = { now: minuteOf(request), embeds };
  const known = editions.get(language);
  if (known) {
    Object.assign(known.site, { client: createClient(language), around });
    return known;
  }
  const site = createSite({ language, client: createClient(language), builtIn: allTexts[language], around });
  const routes = createRoutes(site, errorPlace, pages, morePages);
  const edition = { site, candidates: candidatesAmong(routes), handler: createStaticHandler(routes) };
  editions.set(language, edition);
  return edition;
}

function outlineOf({ site, candidates }: Edition, address: string): Outline {
  const path = address.split("?", 1)[0] ?? "/";
  const handles = (matchRoutes(candidates(path), path) ?? []).flatMap(({ route }) =>
    route.handle ? [route.handle] : [],
  );
  const page = (handles as RouteHandle[]).at(-1);
  if (!page)
    return {
      status: 404,
      head: errorHead({ status: 404 }, path, site.texts),
      files: [ERROR_PAGE],
      later: [FRAME_FILE],
    };
  const head = {
    title: site.texts.app.title(page.title(site.texts), site.texts.app.name),
    description: site.texts.app.description,
    canonical: path,
  };
  const apart = filesApart.has(page.file) ? [MORE_PAGES] : [];
  const files = [...apart, page.file, ...page.texts.map((area) => fileOfArea(site.language, area))];
  return { status: 200, head, files, later: [FRAME_FILE] };
}

globalThis.jornada = {
  parameters: PAGE_PARAMETERS,

  /** From the address alone. */
  describe(text) {
    const request: PageRequest = JSON.parse(text);
    const edition = openEdition(request);
    making = { edition, request, outline: outlineOf(edition, request.address) };
    return JSON.stringify(making.outline);
  },

  /** With what the page reads. */
  async prepare() {
    if (!making) throw new Error("nothing described");
    const { edition, request } = making;
    const { site, handler } = edition;
    await Promise.all([readTexts(site), bringFrame(site)]);
    const outline: Outline = { ...making.outline, site: site.texts.app.name };
    const context = await handler.query(new Request(`http://localhost${request.address}`));
    if (!("loaderData" in context)) {
      const location = context.headers.get("Location");
      if (!location) throw new Error("a page answered with a response");
      return JSON.stringify({ ...outline, location } satisfies Outline);
    }
    making.context = context;
    const { loaderData, errors } = context;
    const state = { ...collectState(site.client, { loaderData, errors }), around: told(request) };
    const error = Object.values(errors ?? {})[0];
    if (error === undefined) {
      const head = headOf(loaderData) ?? outline.head;
      const files = [...outline.files, ...(head.files ?? [])];
      return JSON.stringify({
        ...outline,
        head,
        files,
        later: [FRAME_FILE, ...(head.later ?? [])],
        state,
      } satisfies Outline);
    }
    const shown = pageErrorOf(error);
    const head = errorHead(shown, context.location.pathname, site.texts);
    const files = [...outline.files, ERROR_PAGE];
    return JSON.stringify({ ...outline, status: shown.status, head, files, state } satisfies Outline);
  },

  paint() {
    if (!making?.context) throw new Error("nothing prepared");
    const { edition, request, context } = making;
    making = undefined;
    const router = createStaticRouter(edition.handler.dataRoutes, context);
    return renderToString(
      <ServerApp site={edition.site} isAppView={request.isAppView} router={router} context={context} />,
    );
  },
};
