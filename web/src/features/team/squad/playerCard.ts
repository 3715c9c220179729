import type { Formats, SquadPlayer } from "../../../api/wire.ts";
import { peoplePaths } from "../../../app/paths.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { PlayerCardProps } from "../../../ui/PlayerCard.tsx";

/** A portrait as large as a card shows it. */
export function portraitOf(photo: Formats | null | undefined): string | undefined {
  if (!photo) return undefined;
  const { medium, small, large, thumbnail, xSmall } = photo;
  return medium ?? small ?? large ?? thumbnail ?? xSmall ?? undefined;
}

/** A player of the squad as a card. */
export function playerCard(player: SquadPlayer, season: number, { team: texts }: Pick<Texts, "team">): PlayerCardProps {
  const { id, name, kitNumber, nationality, goals, matches, loanFrom, team } = player;
  return {
    name,
    href: peoplePaths.player(id, name, season, team.id),
    photo: portraitOf(player.photo),
    number: kitNumber ?? undefined,
    numberLabel: typeof kitNumber === "number" ? texts.squad.number(kitNumber) : undefined,
    detail: nationality ?? undefined,
    figures: matches > 0 ? texts.squad.figures(goals, matches) : undefined,
    mark: loanFrom ? texts.squad.loanFrom(loanFrom.name) : undefined,
  };
}
