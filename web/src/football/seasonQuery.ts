import type { CompetitionDetail, Season } from "../api/wire.ts";

/** What addresses say of the season: nothing while it is the current one, so that they stay short. */
export function seasonQuery(
  { seasonId }: Pick<CompetitionDetail, "seasonId">,
  seasons: Season[] | undefined,
): { season?: number } {
  const current = seasons?.find((season) => season.current);
  return current?.id === seasonId ? {} : { season: seasonId };
}
