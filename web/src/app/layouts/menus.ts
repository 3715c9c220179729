import { useQuery } from "@tanstack/react-query";
import { useSilent } from "../../api/contentQueries.ts";
import { type MenuItem as Item, readFooter, readHeader, readSettings } from "../../api/furniture.ts";
import type { LinkItem, MenuItem } from "../../ui/linkItem.ts";
import { useSite } from "../SiteContext.tsx";

/** Where editors want header and footer to lead. Without them, or when they cannot be read, the built-in places stand. */

type Items = Item[] | null | undefined;

/** An item with others below it becomes a menu that also holds itself; what leads nowhere is left out. */
export function linksOf(items: Items, path = ""): MenuItem[] {
  return (items ?? []).flatMap(({ label, url, opensInNewTab, children }, index) => {
    const key = `${path}${index}`;
    const below: LinkItem[] = linksOf(children, `${key}.`);
    if (!url && below.length === 0) return [];
    const own = { key, label, href: url ?? "", isExternal: opensInNewTab || isElsewhere(url) };
    return [{ ...own, children: url && below.length > 0 ? [own, ...below] : below }];
  });
}

function isElsewhere(url: string | null | undefined): boolean {
  return /^https?:/i.test(url ?? "");
}

/** Every link of a menu, without what only gathers others. */
export function flat(items: MenuItem[]): LinkItem[] {
  return items.flatMap((item) => (item.children?.length ? item.children : [item]));
}

export function useHeaderLinks(): MenuItem[] {
  const { data: header } = useQuery(readHeader(useSite().language));
  const inMenus = header?.menus?.flatMap(({ menuItems }) => menuItems ?? []) ?? [];
  return linksOf([...(header?.menuItems ?? []), ...inMenus, ...(header?.buttons ?? [])]);
}

/** What editors made of the footer: a column for each menu, and one for its own items. */
export function useFooterContent() {
  const { language, texts } = useSite();
  const { data: footer } = useQuery(readFooter(language));
  const settings = useSilent(readSettings(language));
  const menus = [...(footer?.menus ?? []), { name: texts.app.more, menuItems: footer?.menuItems }];
  return {
    columns: menus
      .map(({ name, menuItems }, index) => ({ key: `${index}`, title: name, links: flat(linksOf(menuItems)) }))
      .filter(({ links }) => links.length > 0),
    social: linksOf(footer?.socials?.length ? footer.socials : settings?.socials),
    copyright: footer?.copyright,
  };
}
