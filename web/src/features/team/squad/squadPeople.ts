import { photoOf } from "../../../api/portraits.ts";
import type { SquadPlayer, Staff } from "../../../api/wire.ts";
import { peoplePaths } from "../../../app/paths.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { Team } from "../team.ts";

/** Somebody in a list: a small portrait, a name and what there is to say. */
export interface Person {
  key: string;
  name: string;
  photo: string | undefined;
  detail: string;
  href?: string | undefined;
}

type Words = Pick<Texts, "team" | "format">;

/** Those who work for the team, in the order in which they come: the head coach first. Who left says when. */
export function staffOf(
  staff: Staff[],
  { info, season }: Pick<Team, "info" | "season">,
  { team, format }: Words,
): Person[] {
  return staff.map(({ id, name, position, photo, left }) => {
    const role = position.charAt(0).toUpperCase() + position.slice(1);
    return {
      key: String(id),
      name,
      photo: photoOf(photo),
      detail: left ? `${role}, ${team.squad.until(format.dayOfMonth(left))}` : role,
      href: peoplePaths.coach(id, info.id, season),
    };
  });
}

/** Somebody who is not there any more; what he did for the club still counts. */
export function leaverOf(
  player: SquadPlayer & { left: string },
  season: number,
  { team: texts, format }: Words,
): Person {
  const { id, name, left, goals, matches, team } = player;
  const when = texts.squad.leftOn(format.dayOfMonth(left));
  return {
    key: String(id),
    name,
    photo: photoOf(player.photo),
    detail: matches > 0 ? `${when}, ${texts.squad.figures(goals, matches)}` : when,
    href: peoplePaths.player(id, name, season, team.id),
  };
}
