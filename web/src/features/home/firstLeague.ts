import type { Competition, Season } from "../../api/wire.ts";

/** The league that opens the site: the first of the season that is on. */
export function firstLeagueOf(seasons: Season[]): Competition | undefined {
  const season = seasons.find(({ current }) => current) ?? seasons[0];
  return season?.competitions.find(({ format }) => format === "league") ?? season?.competitions[0];
}
