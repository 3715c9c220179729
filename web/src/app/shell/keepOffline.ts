import type { Season } from "../../api/wire.ts";
import { currentSeasonOf, decideCompetition } from "../../football/currentSeason.ts";
import { readSeasons } from "../../football/queries.ts";
import { favouriteClubs } from "../favouriteClubs.ts";
import { contentPaths, paths, peoplePaths } from "../paths.ts";
import { mayPrefetch } from "../prefetch.ts";
import type { Site } from "../site.ts";
import { keepPages } from "./worker.ts";

const KEPT_AT = "jornada_kept";
/** What was kept is renewed when it is opened; this is for what was not. */
const AGAIN_MS = 3 * 60 * 60 * 1000;

/** Puts away what fans ask for where there is no network: the matches, the table, their clubs. Not at any price. */
export function keepOffline(site: Pick<Site, "client">) {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (!mayPrefetch(connection) || wasKept()) return;
  keepPages(pagesToKeep(site)).catch(() => undefined);
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

/** Says whether they were put away a short while ago, and takes note that they are now. */
function wasKept(): boolean {
  try {
    const last = Number(localStorage.getItem(KEPT_AT));
    if (Math.abs(Date.now() - last) < AGAIN_MS) return true;
    localStorage.setItem(KEPT_AT, String(Date.now()));
    return false;
  } catch {
    // Storage is closed to us, and so is the worker's.
    return true;
  }
}
