import { photoOf } from "../../../api/portraits.ts";
import type { Leaders, Player, SearchResult } from "../../../api/wire.ts";
import type { PersonLink } from "../../../ui/PersonLinks.tsx";
import { playerHref } from "../playerHref.ts";

/** People to compare a player with, each a way to that comparison; not he himself. */

type Found = Pick<SearchResult, "id" | "title" | "subtitle" | "image">;

export function hitsOf(results: Found[], player: Player): PersonLink[] {
  return results
    .filter(({ id }) => Number(id) !== player.id)
    .map(({ id, title, subtitle, image }) => ({
      key: String(id),
      href: playerHref(player, { tab: "compare", other: Number(id) }),
      name: title,
      detail: subtitle ?? undefined,
      picture: photoOf(image),
    }));
}

export function leadersOf({ leaders }: Leaders, player: Player): PersonLink[] {
  return leaders
    .filter((leader) => leader.player.id !== player.id)
    .map((leader) => ({
      key: String(leader.player.id),
      href: playerHref(player, { tab: "compare", other: leader.player.id }),
      name: leader.player.name,
      detail: leader.team.name,
      picture: photoOf(leader.player.photo),
    }));
}
