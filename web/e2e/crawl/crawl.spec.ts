import { type APIRequestContext, expect, test } from "@playwright/test";
import { crawl, type Get, type Visited } from "./crawler.ts";

/**
 * From the home page and from the map of the site, as one without scripts goes. Of pages that differ only in a query those
 * are followed that are further pages of a list; the choices that tables offer are looked at by the gates of their pages.
 */
const FOLLOWED = /^[^?]*(?:\?(?:tag=[^&]*)?&?(?:page=\d+)?)?$/;
/** What the program answers that is no page. */
const NO_PAGE = /^\/(?:api|art|assets|feeds|share|uploads|sitemaps|sitemap\.xml)(?:\/|$)/;
/** Thousands that are all made alike: one in so many of them, unless all are asked for. */
const ALIKE = /^\/(?:match\/\d+\/[^/]+\/\d+|player|coach|(?:referee|delegate|observer)\/\d+)\/(\d+)/;
const ONE_IN = process.env.E2E_CRAWL === "all" ? 1 : 16;
/** What has an address that an editor gave it: whoever links to it uses just that. */
const WRITTEN = /^\/(?:news|opinion|press-releases|video|publications|pages|author)\//;
/** How many pages are asked for at a time. */
const WIDTH = 3;

for (const language of ["pt", "en"] as const) {
  test(`the whole site holds together, ${language}`, async ({ request }) => {
    test.setTimeout(60 * 60_000);
    const get = getter(request, language);
    const mapped = (await addressesOfMap(get)).flatMap((address) => inLanguage(address, language) ?? []);
    expect(mapped.length).toBeGreaterThan(500);
    const isFollowed = (address: string) => FOLLOWED.test(address) && isChosen(address);
    const from = ["/", ...mapped.filter(isFollowed)];
    const { visited, linkedFrom } = await crawl({ get, from, isFollowed, width: WIDTH });

    const pages = [...visited.values()];
    const named = ({ address, status }: Visited) => `${status} ${address} (from ${linkedFrom.get(address)})`;
    expect.soft(pages.filter(({ status }) => status >= 400).map(named), "broken links").toEqual([]);
    const moved = mapped.filter((address) => visited.get(address)?.location);
    expect.soft(moved, "on the map, but with another address").toEqual([]);
    const ledOn = pages.filter(({ address, location }) => location && WRITTEN.test(address));
    expect.soft(ledOn.map(named), "links to what editors wrote that are not its own address").toEqual([]);
    const linked = new Set(pages.flatMap(({ links, location }) => (location ? [location, ...links] : links)));
    const orphans = mapped.filter((address) => isFollowed(address) && !linked.has(address));
    // What leads to one that was left out may have been left out too.
    const known = ONE_IN === 1 ? orphans : orphans.filter((address) => !ALIKE.test(address));
    expect.soft(known, "on the map, but no page leads there").toEqual([]);
    const shown = pages.filter(({ status, isHidden }) => status === 200 && !isHidden);
    expect.soft(shown.filter(({ description }) => !description).map(named), "pages without a description").toEqual([]);
    expect.soft(twice(shown), "titles that two pages have").toEqual([]);
  });
}

function isChosen(address: string): boolean {
  const id = ALIKE.exec(address)?.[1];
  return id === undefined || Number(id) % ONE_IN === 0;
}

function getter(request: APIRequestContext, language: "pt" | "en"): Get {
  return async (address) => {
    const isPage = !NO_PAGE.test(address) || address.includes("sitemap");
    const response = await request.fetch(address, {
      method: isPage ? "GET" : "HEAD",
      maxRedirects: 0,
      headers: { cookie: `jornada_language=${language}` },
    });
    const { "content-type": type = "", location = null } = response.headers();
    return { status: response.status(), type, location, body: isPage ? await response.text() : "" };
  };
}

async function addressesOfMap(get: Get): Promise<string[]> {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => pathOf(url));
  const parts = locations((await get("/sitemap.xml")).body);
  const maps = await Promise.all(parts.map(async (part) => locations((await get(part)).body)));
  return [...new Set(maps.flat())];
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url.replaceAll("&amp;", "&"));
  return pathname + search;
}

/** An address of the map as one finds it who reads that language; nothing if it is one of the other. */
function inLanguage(address: string, language: "pt" | "en"): string | undefined {
  const plain = address.replace(/[?&]lang=en$/, "");
  return (plain !== address) === (language === "en") ? plain : undefined;
}

/** A page that says it is another's twin has the other's title. */
function twice(pages: Visited[]): string[] {
  const byTitle = new Map<string | undefined, Visited[]>();
  for (const page of pages) {
    const own = page.canonical && pathOf(page.canonical).replace(/[?&]lang=en$/, "");
    if (own === page.address) byTitle.set(page.title, [...(byTitle.get(page.title) ?? []), page]);
  }
  return [...byTitle].flatMap(([title, all]) =>
    all.length > 1 ? [`${title}: ${all.map(({ address }) => address).join(" ")}`] : [],
  );
}
