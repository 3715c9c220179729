import { type ComponentType, lazy } from "react";
import { type LoaderFunctionArgs, type RouteObject, redirect } from "react-router";
import type { Area } from "../i18n/area.ts";
import type { Texts } from "../i18n/texts.ts";
import type { Head } from "./head.ts";
import type { LayoutName } from "./layouts/layouts.tsx";
import type { Site } from "./site.ts";

/** The places that header and tab bar lead to. */
export type SectionKey = "home" | "matches" | "table" | "statistics" | "news" | "videos" | "clubs";

export interface PageArgs<Name extends string = string> {
  site: Site;
  params: Record<Name, string>;
  /** The page's address: path and query. */
  path: string;
  query: URLSearchParams;
}

export interface Page<Name extends string = string> {
  /** React Router's pattern, relative to the layout. */
  pattern: string;
  /** The file of the component, from the root of web/: tells the server which scripts and styles the page needs. */
  file: string;
  /** Brought in when the page is opened. */
  module: () => Promise<PageModule<Name>>;
  /** The areas of texts that come with it. */
  texts?: readonly Area[];
  /** What the page is called as long as nothing else is known. */
  title: (texts: Texts) => string;
  /** Which of the places in header and tab bar the page belongs to. */
  section?: SectionKey;
}

/** The file of a page: what it shows, and how it reads what it shows. */
export interface PageModule<Name extends string = string> {
  default: ComponentType;
  /** A page that is not valid does not exist (404). */
  isValid?: (args: PageArgs<Name>) => boolean | Promise<boolean>;
  /** Reads what the page needs before it is shown, and says what it is. */
  load: (args: PageArgs<Name>) => Promise<Head>;
  /** Brings parts that not every page of the kind shows, before one that the server made comes alive. */
  bring?: (site: Site) => Promise<void>;
}

/** Pages under their layouts. Each reads only the parameters that its own pattern names. */
// biome-ignore lint/suspicious/noExplicitAny: parameters differ from page to page
export type Pages = Partial<Record<LayoutName, readonly Page<any>[]>>;

/** What a page's loader leaves behind: found by the server for the document, by the browser for the title. */
export interface PageData {
  head: Head;
}

/** An error that is shown as a page: plain data, so that it travels from server to browser. */
export interface PageError {
  status: number;
  message?: string;
  /** Nothing could be asked at all. */
  isOffline?: boolean;
}

export function pageNotFound(path: string): PageError {
  return { status: 404, message: `Page Not Found: ${path}` };
}

/** A page of ours, or one of another site over a safe line: nobody is sent anywhere else. */
const TARGET = /^(?:\/(?![/\\])|https:\/\/[^/\\])/;

export const isTarget = (to: unknown): to is string => typeof to === "string" && TARGET.test(to);

/** Thrown by `load` where the address asked for is only another way to say `to`. */
export function pageMoved(to: string): Response {
  if (!isTarget(to)) throw new TypeError(`no page to move to: ${to}`);
  return redirect(to);
}

/**
 * What is thrown where there is no page: it may have been moved, which the server knows. Few look for one, so who asks
 * comes only then.
 */
export async function missingOrMoved(site: Site, path: string, error: unknown): Promise<unknown> {
  try {
    const { movedFrom } = await import("./movedFrom.ts");
    return (await movedFrom(site, path)) ?? error;
  } catch {
    return error;
  }
}

function isMissing(error: unknown): boolean {
  return (error as Partial<PageError> | null | undefined)?.status === 404;
}

export interface RouteHandle {
  file: string;
  texts: readonly Area[];
  title: (texts: Texts) => string;
  section?: SectionKey | undefined;
}

/** What is shown in place of a page that fails. */
export interface ErrorPlace {
  ErrorPage: ComponentType;
  /** Makes it ready, so that it is there at once. Never fails itself. */
  bring: () => Promise<unknown>;
}

/** A page as the router knows it. */
export function toRoute<Name extends string>(site: Site, page: Page<Name>, place: ErrorPlace): RouteObject {
  const { pattern, file, texts = [], title, section } = page;
  const handle: RouteHandle = { file, texts, title, section };
  const open = async () => {
    const [module] = await Promise.all([page.module(), site.bringTexts(texts)]);
    return module;
  };
  return {
    path: pattern,
    handle,
    ErrorBoundary: place.ErrorPage,
    lazy: {
      Component: async () => {
        const bring = async () => {
          const module = await open();
          await module.bring?.(site);
          return module;
        };
        try {
          return (await bring()).default;
        } catch {
          // The loader, which needs the same, says what is wrong. Failing here too, the page would stay without anything
          // to show, also when there is a network again.
          return lazy(bring);
        }
      },
    },
    loader: async ({ params, request }: LoaderFunctionArgs): Promise<PageData> => {
      const url = new URL(request.url);
      const path = url.pathname + url.search;
      const args = { site, params: params as Record<Name, string>, path, query: url.searchParams };
      try {
        const { isValid, load } = await open();
        if (isValid && !(await isValid(args))) throw pageNotFound(url.pathname);
        return { head: await load(args) };
      } catch (error) {
        if (error instanceof Response) throw error;
        const thrown = isMissing(error) ? await missingOrMoved(site, url.pathname, error) : error;
        if (!(thrown instanceof Response)) await place.bring();
        throw thrown;
      }
    },
  };
}
