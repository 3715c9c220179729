/** Reading and marking documents as the server writes them. As text: a worker has no tree of elements. */

/** What `SiteHeader` is called. */
const HEADER = "site-header";

/** The language and the view that a document was written in: whoever changes one of them wants no older page. */
export function variantOf(html: string): string {
  const language = languageOf(html);
  return tagOf(html).includes('data-view="app"') ? `${language} app` : language;
}

export function languageOf(html: string): string {
  return /\blang="([^"]*)"/.exec(tagOf(html))?.[1] ?? "";
}

/** What an address asks of the language and the view (`crates/server/src/visitor.rs`); what it leaves open is the device's. */
export function variantAt({ search }: URL, device = ""): string {
  const [known = "", view] = device.split(" ");
  const asked = { language: known, isAppView: view === "app" };
  for (const pair of search.slice(1).split("&")) Object.assign(asked, ASKED[pair]);
  return asked.isAppView ? `${asked.language} app` : asked.language;
}

const ASKED: Record<string, { language: string } | { isAppView: boolean }> = {
  "lang=en": { language: "en" },
  "lang=pt": { language: "pt-PT" },
  "lang=pt-PT": { language: "pt-PT" },
  "app=1": { isAppView: true },
  "app=0": { isAppView: false },
};

/** Sent as a page is. Whether it is one of ours only its text can tell. */
export function isDocument(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    response.type === "basic" &&
    (response.headers.get("content-type") ?? "").startsWith("text/html")
  );
}

/** Ours, and all of it: not what somebody in between says of an error, and not cut off on its way. */
export function isWholeDocument(html: string): boolean {
  return languageOf(html) !== "" && entryOf(html) !== "" && html.trimEnd().endsWith("</html>");
}

/** The script that the page begins with, by whose name its version is known. */
export function entryOf(html: string): string {
  return /<script\b[^>]*\bdata-entry="(\/assets\/[^"]*)"/.exec(html)?.[1] ?? "";
}

const tagOf = (html: string) => /<html[^>]*>/.exec(html)?.[0] ?? "";

/** The same document, which says of itself when it was put away. */
export function stamped(html: string, at: number): string {
  return html.replace("<html ", `<html data-stored="${at}" `);
}

/**
 * The same document, painted while it is read: all of it is at hand, and nobody waits for what is below. But not before
 * the site's header is there: a frame without it would show nothing, and only take the time that the header needs.
 */
export function atOnce(html: string): string {
  return html.replace(/(<link rel="expect" href=")[^"]*/, `$1#${HEADER}`);
}

/** What the document was told, by address. */
export function answersOf(html: string): Record<string, unknown> {
  const state = /<script type="application\/json" id="jornada-state">([\s\S]*?)<\/script>/.exec(html)?.[1];
  try {
    return state ? JSON.parse(state).answers : {};
  } catch {
    return {};
  }
}

/** The same document without what it shows and what the app would go on with: only what surrounds every page. */
export function emptied(html: string): string {
  return atOnce(html)
    .replace(/<script type="application\/json" id="jornada-state">[\s\S]*?<\/script>\n?/, "")
    .replace(/(<main\b[^>]*>)[\s\S]*(<\/main>)/, "$1$2");
}

/** The scripts, styles and the font without which the page is not itself. */
export function filesOf(html: string): string[] {
  const head = html.slice(0, html.indexOf("</head>"));
  const files = [...head.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(([tag]) => {
    if (/\bdisabled\b/.test(tag)) return [];
    const modules = /\bdata-modules="([^"]*)"/.exec(tag)?.[1]?.split(" ") ?? [];
    const own = /\b(?:src|href)="([^"]*)"/.exec(tag)?.[1];
    return [own, /\bdata-entry="([^"]*)"/.exec(tag)?.[1], ...modules];
  });
  return unique(files.filter((file) => file?.startsWith("/assets/")));
}

/** More than these nobody sees before there is a network again. */
const MOST_PICTURES = 60;

/** The pictures that are drawn first. */
export function picturesOf(html: string): string[] {
  const sources = [...html.matchAll(/<img\b[^>]*?\bsrc="(\/(?:art|uploads)\/[^"]*)"/g)].map(([, source]) =>
    source?.replaceAll("&amp;", "&"),
  );
  return unique(sources).slice(0, MOST_PICTURES);
}

const unique = (list: (string | undefined)[]) => [...new Set(list)].filter((one) => one !== undefined);
