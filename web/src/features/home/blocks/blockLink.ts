import { addressOf, isElsewhere, nameOf } from "../../../app/layouts/menus.ts";
import type { LinkItem } from "../../../ui/linkItem.ts";
import type { KnownBlock } from "./rows.ts";

/** Where an editor's link leads and how it opens, by the rules of menus; nothing where it has no name or leads nowhere. */
export function linkOf({ link }: KnownBlock): LinkItem | undefined {
  const label = nameOf(link?.label);
  const href = addressOf(link?.url);
  if (!label || !href) return undefined;
  return { key: href, href, label, isExternal: link?.opensInNewTab === true || isElsewhere(href) };
}
