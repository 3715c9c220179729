import type { Player } from "../../../api/wire.ts";
import { seasonLabel } from "../../../football/rounds.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { PairedPerson } from "../../../ui/PersonPair.tsx";
import { playerHref } from "../playerHref.ts";

export function pairedPerson(player: Player, { player: words }: Pick<Texts, "player">): PairedPerson {
  const { id, name, team, position, season, photo } = player;
  const role = position ? words.role(team.name, position) : team.name;
  return {
    key: String(id),
    name,
    href: playerHref(player),
    detail: `${role}, ${seasonLabel(season)}`,
    picture: photo?.medium ?? photo?.small ?? undefined,
    color: team.color,
    onColor: team.textColor,
  };
}
