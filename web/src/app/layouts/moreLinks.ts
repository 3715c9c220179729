import type { Texts } from "../../i18n/texts.ts";
import type { LinkItem, MenuItem } from "../../ui/linkItem.ts";
import type { PlaceIcon } from "../../ui/placeIcons.ts";
import { contentPaths } from "../paths.ts";
import { addressOf, flat } from "./menus.ts";

type Tile = LinkItem & { icon: PlaceIcon };

/** The places that most look for behind "Mais". */
export function moreTilesOf(sections: LinkItem[], storeUrl: string | null | undefined, app: Texts["app"]): Tile[] {
  const store = addressOf(storeUrl) || contentPaths.store();
  const section = (icon: PlaceIcon): Tile[] => {
    const found = sections.find(({ key }) => key === icon);
    return found ? [{ ...found, icon }] : [];
  };
  return [
    ...section("clubs"),
    ...section("videos"),
    ...section("statistics"),
    { key: "opinions", icon: "opinions", label: app.opinions, href: contentPaths.opinions() },
    { key: "statements", icon: "statements", label: app.statements, href: contentPaths.statements() },
    { key: "store", icon: "store", label: app.store, href: store, isExternal: !store.startsWith("/") },
  ];
}

/** What editors put into the header, or the footer, and nothing else in the sheet leads to; each address once. */
export function moreLinksOf(places: MenuItem[], others: { href: string }[]): LinkItem[] {
  const seen = new Set(others.map(({ href }) => href));
  return flat(places).filter(({ href }) => !seen.has(href) && seen.add(href));
}
