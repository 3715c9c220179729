/** What a page says of itself to browsers, search engines and those it is shared with. */
export interface Head {
  title: string;
  description: string;
  /** The page's own address, path and meaningful query, without language. */
  canonical: string;
  /** Not for search engines: errors, views without content of their own. */
  isHidden?: boolean;
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

/** Brings the document in line with the page that is shown. The server wrote the first one. */
export function applyHead(head: Head, language: string) {
  document.title = head.title;
  setContent('meta[name="description"]', head.description);
  setContent('meta[property="og:title"]', head.title);
  setContent('meta[property="og:description"]', head.description);
  const own = new URL(head.canonical, originOfCanonical());
  setHref('link[hreflang="pt-PT"]', own.href);
  setHref('link[hreflang="x-default"]', own.href);
  const english = new URL(own);
  english.searchParams.set("lang", "en");
  setHref('link[hreflang="en"]', english.href);
  const canonical = language === "en" ? english.href : own.href;
  setHref('link[rel="canonical"]', canonical);
  setContent('meta[property="og:url"]', canonical);
  for (const block of document.querySelectorAll('head script[type="application/ld+json"]')) block.remove();
}

function originOfCanonical() {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link ? new URL(link.href).origin : location.origin;
}

function setContent(selector: string, content: string) {
  document.querySelector(selector)?.setAttribute("content", content);
}

function setHref(selector: string, href: string) {
  document.querySelector(selector)?.setAttribute("href", href);
}
