import type { Season, TeamRef } from "../api/wire.ts";
import { peoplePaths } from "../app/paths.ts";

/**
 * A club's page in a season. Where it is not known in which competition the club played, the season's first stands in:
 * the page leads on to the right one.
 */
export function clubHref(
  { id, name }: Pick<TeamRef, "id" | "name">,
  season: number,
  { competition, seasons = [] }: { competition?: string | undefined; seasons?: Season[] | undefined },
): string | undefined {
  const any = competition ?? seasons.find((one) => one.id === season)?.competitions[0]?.id;
  return any === undefined ? undefined : peoplePaths.team(id, name, any, season);
}
