import type { LinkItem, MenuItem } from "../../ui/linkItem.ts";
import { ALIASES } from "../paths.ts";
import { flat } from "./menus.ts";

/** Which of the places that the header leads to a page belongs to. */

interface Address {
  pathname: string;
  search: string;
}

/** How much of a page's address a link says; nothing where it leads elsewhere. */
function fitOf({ href }: LinkItem, { pathname, search }: Address): number {
  const [asWritten = "", query = ""] = (href.split("#")[0] ?? "").split("?");
  const path = asWritten.replace(/^\/[^/]*/, (root) => ALIASES[root] ?? root);
  const isAbove = path === pathname || (path.length > 1 && pathname.startsWith(`${path}/`));
  const asked = new URLSearchParams(search);
  const isAsked = [...new URLSearchParams(query)].every(([name, value]) => asked.get(name) === value);
  return isAbove && isAsked ? path.length + query.length : 0;
}

/**
 * The link that says most of the page's address. A page below none of them belongs to the place of its section: the
 * one with that address, or else with that name.
 */
export function decideCurrent(places: MenuItem[], here: Address, section: LinkItem | undefined): string | undefined {
  const links = flat(places);
  const fits = links.map((link) => fitOf(link, here));
  const best = Math.max(0, ...fits);
  const found =
    best > 0
      ? links[fits.indexOf(best)]
      : (links.find(({ href }) => href === section?.href) ?? links.find(({ label }) => label === section?.label));
  return found?.key;
}
