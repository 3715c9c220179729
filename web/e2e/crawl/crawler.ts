/** What a visitor without scripts, and a search engine, find on the way through the whole site. */

export interface Visited {
  address: string;
  status: number;
  /** Where it sent on to. */
  location?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  canonical?: string | undefined;
  /** Not for search engines. */
  isHidden: boolean;
  links: string[];
}

export interface Answer {
  status: number;
  type: string;
  location: string | null;
  body: string;
}

export type Get = (address: string) => Promise<Answer>;

interface Walk {
  get: Get;
  /** Where to begin. */
  from: readonly string[];
  /** Which of the links to follow. */
  isFollowed: (address: string) => boolean;
  /** How many at a time. */
  width: number;
}

/** Goes everywhere, once. Also says from where each address was first linked to. */
export async function crawl({ get, from, isFollowed, width }: Walk) {
  const linkedFrom = new Map<string, string>(from.map((address) => [address, "the start"]));
  const waiting = [...from];
  const visited = new Map<string, Visited>();
  const next = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const one = read(address, await get(address));
      visited.set(address, one);
      for (const link of one.location ? [one.location, ...one.links] : one.links) {
        if (linkedFrom.has(link) || !isFollowed(link)) continue;
        linkedFrom.set(link, address);
        waiting.push(link);
      }
    }
  };
  // A worker that finds nothing to do may be early: another one is still reading the page with all the links.
  do {
    await Promise.all(Array.from({ length: width }, next));
  } while (waiting.length > 0);
  return { visited, linkedFrom };
}

export function read(address: string, { status, type, location, body }: Answer): Visited {
  const plain = { address, status, location: location ? ownLink(address, location) : undefined };
  if (!type.includes("html")) return { ...plain, isHidden: true, links: [] };
  const head = body.slice(0, body.indexOf("</head>"));
  const links = [...body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href = ""]) => {
    const link = ownLink(address, decoded(href));
    return link ? [link] : [];
  });
  return {
    ...plain,
    title: decoded(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ""),
    description: decoded(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ""),
    canonical: decoded(/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? ""),
    isHidden: /<meta name="robots" content="noindex"/.test(head),
    links: [...new Set(links)],
  };
}

/** A link inside the site as path and query; nothing for one that leads away or only elsewhere on the page. */
function ownLink(address: string, href: string): string | undefined {
  if (href === "" || href.startsWith("#")) return undefined;
  const base = new URL(address, "http://site.test");
  if (!URL.canParse(href, base)) return href;
  const url = new URL(href, base);
  return url.host === "site.test" ? url.pathname + url.search : undefined;
}

function decoded(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
