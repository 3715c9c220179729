import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type MenuItem as Item, readHeader } from "../../api/furniture.ts";
import type { LinkItem, MenuItem } from "../../ui/linkItem.ts";
import { useSite } from "../SiteContext.tsx";

/** Where editors want header and footer to lead. Without them, or when they cannot be read, the built-in places stand. */

type Items = (Item | null)[] | null | undefined;

/** Deeper than a menu is meant to be: whatever holds itself ends here. */
const MOST_LEVELS = 3;
/** More than anybody reads. */
const MOST_ITEMS = 40;

/**
 * An item with others below it becomes a menu that also holds itself, and all that is below them; what has no name or
 * leads nowhere is left out.
 */
export function linksOf(items: Items, path = "", levels = MOST_LEVELS): MenuItem[] {
  if (!Array.isArray(items) || levels < 1) return [];
  return items.slice(0, MOST_ITEMS).flatMap((item, index) => {
    const label = nameOf(item?.label);
    if (!item || !label) return [];
    const key = `${path}${index}`;
    const below = flat(linksOf(item.children, `${key}.`, levels - 1));
    const href = addressOf(item.url);
    if (!href && below.length === 0) return [];
    const own = { key, label, href, isExternal: item.opensInNewTab === true || isElsewhere(href) };
    return [{ ...own, children: href && below.length > 0 ? [own, ...below] : below }];
  });
}

export function nameOf(label: unknown): string {
  return typeof label === "string" ? label.trim() : "";
}

/** Pages, mail and telephones, and nothing that runs; empty where there is none of these. */
export function addressOf(url: unknown): string {
  const address = typeof url === "string" ? url.trim() : "";
  return /^(\/(?![/\\])|https?:\/\/\w|mailto:|tel:)\S*$/i.test(address) ? address : "";
}

export function isElsewhere(address: string): boolean {
  return /^http/i.test(address);
}

/** Every link of a menu, without what only gathers others. */
export function flat(items: MenuItem[]): LinkItem[] {
  const links = items.flatMap((item) => (item.children?.length ? item.children : [item]));
  return links.filter(({ href }, index) => links.findIndex((one) => one.href === href) === index);
}

export function useHeaderContent() {
  const { data: header } = useQuery(readHeader(useSite().language));
  const links = useMemo(() => {
    const inMenus = (header?.menus ?? []).flatMap((menu) => menu?.menuItems ?? []);
    return linksOf([...(header?.menuItems ?? []), ...inMenus, ...(header?.buttons ?? [])]);
  }, [header]);
  return {
    links,
    logo: header?.logo,
    logoSecondary: header?.logoSecondary,
  };
}
