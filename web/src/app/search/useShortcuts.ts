import { useQuery } from "@tanstack/react-query";
import { currentSeasonOf, decideCompetition } from "../../football/currentSeason.ts";
import { readInternationalSeasons, readSeasons, readTeams } from "../../football/queries.ts";
import type { FavouriteClubs } from "../favouriteClubs.ts";
import { useTexts } from "../SiteContext.tsx";
import { decideShortcuts } from "./shortcuts.ts";

/** The ways on that need no search. The frame around every page has read what they are made of. */
export function useShortcuts(mine: FavouriteClubs) {
  const texts = useTexts();
  const { data: seasons = [] } = useQuery(readSeasons());
  const { data: abroad } = useQuery(readInternationalSeasons());
  const competitions = [seasons, abroad].flatMap((some) => currentSeasonOf(some)?.competitions ?? []);
  const competition = decideCompetition(competitions, undefined);
  const { data: clubs = [] } = useQuery({
    ...readTeams(competition?.id ?? "", competition?.seasonId),
    enabled: competition !== undefined,
  });
  return decideShortcuts({ competition, competitions, seasons, clubs, mine }, texts);
}
