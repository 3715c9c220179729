import type { Player } from "../../api/wire.ts";
import { peoplePaths } from "../../app/paths.ts";
import { type PlayerView, queryOfView } from "./viewChoice.ts";

/** The address of a view of a player. */
export function playerHref(
  { id, name, season, team }: Pick<Player, "id" | "name" | "season" | "team">,
  view?: PlayerView,
) {
  return peoplePaths.player(id, name, season, team.id, view ? queryOfView(view) : {});
}
