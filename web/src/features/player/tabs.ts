import type { Player } from "../../api/wire.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { LinkItem } from "../../ui/linkItem.ts";
import { playerHref } from "./playerHref.ts";
import { TABS, viewOf } from "./viewChoice.ts";

/** The tabs of a player, in their order. */
export function tabsOf(player: Player, { player: words }: Pick<Texts, "player">): LinkItem[] {
  return TABS.map((tab) => ({
    key: tab,
    label: words.names[tab],
    href: playerHref(player, viewOf(new URLSearchParams({ tab }), player.id)),
  }));
}
