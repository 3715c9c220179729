import type { Competition, Season } from "../api/wire.ts";

export function currentSeasonOf(seasons: Season[] | undefined): Season | undefined {
  return seasons?.find(({ current }) => current) ?? seasons?.[0];
}

/** The competition that a page is about; on all other pages the first league. */
export function decideCompetition(current: Competition[], id: string | undefined): Competition | undefined {
  return current.find((one) => one.id === id) ?? current.find(({ format }) => format === "league") ?? current[0];
}

/** The league that opens the site: the first of the season that is on. */
export function firstLeagueOf(seasons: Season[] | undefined): Competition | undefined {
  return decideCompetition(currentSeasonOf(seasons)?.competitions ?? [], undefined);
}
