/** Reading and marking documents as the server writes them. As text: a worker has no tree of elements. */

/** The language and the view that a document was written in: whoever changes one of them wants no older page. */
export function variantOf(html: string): string {
  const [tag = ""] = /<html[^>]*>/.exec(html) ?? [];
  const language = /\blang="([^"]*)"/.exec(tag)?.[1] ?? "";
  return tag.includes('data-view="app"') ? `${language} app` : language;
}

/** The same document, which says of itself when it was put away. */
export function stamped(html: string, at: number): string {
  return html.replace("<html ", `<html data-stored="${at}" `);
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
