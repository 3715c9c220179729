import { PAGE_PARAMETERS } from "./paths.ts";

/**
 * Links to other languages name a page as the server knows it. What only the browser reads of an address – where to go on
 * after signing in, which request is open, the place on the page – goes along when one of them is pressed.
 */

const KNOWN: readonly string[] = [...PAGE_PARAMETERS, "lang"];

/** What a provider answers to somebody who signs in is good for one try. */
const ANSWER = /[?&]provider=|[#&]state=/;

/** The address with what it leaves out of this one. Another page's own address stays as it is. */
export function withRest(href: string, here: Pick<Location, "href">): string {
  const [to, from] = [new URL(href, here.href), new URL(here.href)];
  if (ANSWER.test(from.href)) return href;
  if (to.origin !== from.origin || to.pathname !== from.pathname || !to.searchParams.has("lang")) return href;
  for (const name of new Set(from.searchParams.keys())) {
    if (KNOWN.includes(name)) continue;
    to.searchParams.delete(name);
    for (const value of from.searchParams.getAll(name)) to.searchParams.append(name, value);
  }
  to.hash = from.hash;
  return to.pathname + to.search + to.hash;
}

export function keepRestOfAddress() {
  const listen = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href*="lang="]') : null;
    const href = link?.getAttribute("href");
    if (href) link?.setAttribute("href", withRest(href, location));
  };
  for (const type of ["click", "auxclick"]) document.addEventListener(type, listen, true);
}
