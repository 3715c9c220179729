import "./polyfill.ts";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, matchRoutes, type StaticHandlerContext } from "react-router";
import { createQueryClient } from "../api/queries.ts";
import type { TransportAnswer } from "../api/transport.ts";
import { en } from "../i18n/en.ts";
import type { Language } from "../i18n/language.ts";
import { ptPT } from "../i18n/ptPT.ts";
import { ServerApp } from "./App.tsx";
import { errorHead, headOf } from "./errors.ts";
import type { Head } from "./head.ts";
import type { PageError, RouteHandle } from "./page.ts";
import { PAGE_PARAMETERS } from "./paths.ts";
import { createRoutes } from "./routes.tsx";
import type { Site } from "./site.ts";
import { collectState } from "./state.ts";

/** What the program asks for. */
interface PageRequest {
  /** Path and query, as they came in. */
  address: string;
  language: Language;
  /** Shown inside the native app, which draws its own chrome. */
  isAppView: boolean;
}

/** What is known of a page, more with each stage. The best one so far stands when a later stage fails. */
interface Outline {
  status: number;
  head: Head;
  files: string[];
  state?: string;
}

declare global {
  /** Given by the program: asks an address of the API without leaving the process. */
  var askProgram: (address: string, language: Language) => Promise<TransportAnswer>;
  var jornada: Pages;
}

interface Pages {
  parameters: readonly string[];
  describe(request: string): string;
  prepare(request: string): Promise<string>;
  paint(): string;
}

interface Prepared {
  site: Site;
  isAppView: boolean;
  context: StaticHandlerContext;
  routes: ReturnType<typeof createStaticHandler>["dataRoutes"];
}

/** One page at a time is made here: what `prepare` read is what `paint` shows. */
let prepared: Prepared | undefined;

function openSite({ language }: PageRequest): Site {
  const client = createQueryClient((address) => globalThis.askProgram(address, language), language);
  return { language, client, texts: language === "en" ? en : ptPT };
}

function outlineOf(site: Site, routes: ReturnType<typeof createRoutes>, address: string): Outline {
  const path = address.split("?", 1)[0] ?? "/";
  const handles = (matchRoutes(routes, path) ?? []).flatMap(({ route }) => (route.handle ? [route.handle] : []));
  const page = (handles as RouteHandle[]).at(-1);
  if (!page) return { status: 404, head: errorHead({ status: 404 }, path, site.texts), files: [] };
  const head = {
    title: site.texts.app.title(page.title(site.texts)),
    description: site.texts.app.description,
    canonical: path,
  };
  return { status: 200, head, files: [page.file] };
}

globalThis.jornada = {
  parameters: PAGE_PARAMETERS,

  /** From the address alone. */
  describe(text) {
    const request: PageRequest = JSON.parse(text);
    const site = openSite(request);
    return JSON.stringify(outlineOf(site, createRoutes(site), request.address));
  },

  /** With what the page reads. */
  async prepare(text) {
    const request: PageRequest = JSON.parse(text);
    const site = openSite(request);
    const routes = createRoutes(site);
    const handler = createStaticHandler(routes);
    const context = await handler.query(new Request(`http://localhost${request.address}`));
    if (!("loaderData" in context)) throw new Error("a page answered with a response");
    prepared = { site, isAppView: request.isAppView, context, routes: handler.dataRoutes };
    const outline = outlineOf(site, routes, request.address);
    const error = Object.values(context.errors ?? {})[0] as PageError | undefined;
    const status = error ? (error.status ?? 500) : outline.status;
    const head = error
      ? errorHead({ ...error, status }, context.location.pathname, site.texts)
      : (headOf(context.loaderData) ?? outline.head);
    const state = collectState(site.client, site.language, { loaderData: context.loaderData, errors: context.errors });
    return JSON.stringify({ ...outline, status, head, state: JSON.stringify(state) } satisfies Outline);
  },

  paint() {
    if (!prepared) throw new Error("nothing prepared");
    const { site, isAppView, context, routes } = prepared;
    prepared = undefined;
    const router = createStaticRouter(routes, context);
    return renderToString(<ServerApp site={site} isAppView={isAppView} router={router} context={context} />);
  },
};
