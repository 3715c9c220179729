import type { Season } from "../../api/wire.ts";
import { currentSeasonOf, decideCompetition } from "../../football/currentSeason.ts";
import { readSeasons } from "../../football/queries.ts";
import { favouriteClubs } from "../favouriteClubs.ts";
import { contentPaths, paths, peoplePaths } from "../paths.ts";
import type { Site } from "../site.ts";
import { noteKept } from "./timeToKeep.ts";
import { keepPages } from "./worker.ts";

/** Puts away what fans ask for where there is no network: the matches, the table, their clubs. */
export async function keepOffline(site: Pick<Site, "client">) {
  await keepPages(pagesToKeep(site));
  noteKept();
}

export function pagesToKeep({ client }: Pick<Site, "client">): string[] {
  const competitions = currentSeasonOf(client.getQueryData<Season[]>(readSeasons().queryKey))?.competitions ?? [];
  const first = decideCompetition(competitions, undefined);
  const clubs = favouriteClubs();
  return [
    location.pathname + location.search,
    paths.home(),
    paths.calendar(),
    ...(first ? [paths.classification(first.id)] : []),
    ...(first ? clubs.map(({ id, name }) => peoplePaths.team(id, name, first.id, first.seasonId)) : []),
    contentPaths.newsList(),
  ];
}
