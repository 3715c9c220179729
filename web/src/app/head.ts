import type { Language } from "../i18n/language.ts";
import type { Texts } from "../i18n/texts.ts";
import { errorTextOf, errorTitleOf, pageErrorOf } from "./errors.ts";
import type { PageData, PageError } from "./page.ts";

/** What a page says of itself to browsers, search engines and those it is shared with. */
export interface Head {
  title: string;
  description: string;
  /** The page's own address, path and meaningful query, without language. */
  canonical: string;
  /** The language of what is shown, where it is not that of the page around it. */
  language?: Language;
  /** The addresses of the same in its languages, where they are not one and the same. */
  languages?: Partial<Record<Language, string>>;
  /** Where whoever changes the language is led, where that is not the same: one list may be longer than the other. */
  instead?: Partial<Record<Language, string>>;
  /** Not for search engines: errors, views without content of their own. */
  isHidden?: boolean;
  /** It is there to be read: the app need not start before the reader does something (`entry-first.ts`). */
  isText?: boolean;
  /** The colour of what it is about, for what browsers draw around it; else that of the header. */
  colour?: string;
  /** Address of a picture for sharing. */
  image?: string;
  kind?: "website" | "article";
  /** Structured data, one schema.org object each. */
  structured?: object[];
  /** The files of parts that only some pages of the kind show, beside that of the page. */
  files?: string[];
  /** Those of parts that come to life later (`later.tsx`): their styles are needed at once, their scripts are not. */
  later?: string[];
}

/** The head that the innermost page left with its data. */
export function headOf(loaderData: Record<string, unknown>): Head | undefined {
  const heads = Object.values(loaderData).flatMap((data) => {
    const head = (data as Partial<PageData> | null | undefined)?.head;
    return head ? [head] : [];
  });
  return heads.at(-1);
}

/** The head of a page that shows an error. */
export function errorHead(error: PageError, path: string, texts: Texts): Head {
  return {
    title: texts.app.title(errorTitleOf(error, texts), texts.app.name),
    description: errorTextOf(error, texts),
    canonical: path,
    isHidden: true,
  };
}

/** What the router shows. */
interface Shown {
  location: { pathname: string };
  loaderData: Record<string, unknown>;
  errors?: Record<string, unknown> | null;
}

/** The document's head becomes that of the page, or of the error, that is shown now. */
export function showHead(
  { location, loaderData, errors }: Shown,
  { language, texts }: { language: Language; texts: Texts },
) {
  const [error] = Object.values(errors ?? {});
  const head = error === undefined ? headOf(loaderData) : errorHead(pageErrorOf(error), location.pathname, texts);
  if (head) applyHead(head, language);
}

/** Brings the document in line with the page that is shown. The server wrote the first one. */
function applyHead(head: Head, language: Language) {
  document.title = head.title;
  setContent('meta[name="description"]', head.description);
  setContent('meta[property="og:title"]', head.title);
  setContent('meta[property="og:description"]', head.description);
  setThemeColour(head.colour);
  const { canonical: own, languages = { "pt-PT": own, en: own } } = head;
  const origin = originOfCanonical();
  for (const [hreflang, one] of [
    ["pt-PT", "pt-PT"],
    ["en", "en"],
    ["x-default", "pt-PT"],
  ] as const) {
    setAlternate(hreflang, languages[one] && wholeAddress(origin, languages[one], one));
  }
  const canonical = wholeAddress(origin, own, head.language ?? language);
  setHref('link[rel="canonical"]', canonical);
  setContent('meta[property="og:url"]', canonical);
  for (const block of document.querySelectorAll('head script[type="application/ld+json"]')) block.remove();
}

/** Without one of its own, a page has the colour of what it begins with: the header, or in the app its ground. */
export function setThemeColour(own: string | undefined) {
  const first = document.querySelector("#root header") ?? document.body;
  const colour = own ?? getComputedStyle(first).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute("content", colour);
}

function originOfCanonical() {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link ? new URL(link.href).origin : location.origin;
}

function wholeAddress(origin: string, address: string, language: Language): string {
  const whole = new URL(address, origin);
  if (language === "en") whole.searchParams.set("lang", "en");
  return whole.href;
}

/** A page that is not there in a language does not say so. */
function setAlternate(hreflang: string, href: string | undefined) {
  const there = document.querySelector(`link[hreflang="${hreflang}"]`);
  if (!href) return there?.remove();
  const link = there ?? document.createElement("link");
  link.setAttribute("rel", "alternate");
  link.setAttribute("hreflang", hreflang);
  link.setAttribute("href", href);
  if (!there) document.head.append(link);
}

function setContent(selector: string, content: string) {
  document.querySelector(selector)?.setAttribute("content", content);
}

function setHref(selector: string, href: string) {
  document.querySelector(selector)?.setAttribute("href", href);
}
