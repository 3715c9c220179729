import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocation, useMatches, useParams } from "react-router";
import { readFooter, readHeader } from "../../api/furniture.ts";
import type { Competition, Season } from "../../api/wire.ts";
import { currentSeasonOf, decideCompetition } from "../../football/currentSeason.ts";
import { readInternationalSeasons, readSeasons, readTeams } from "../../football/queries.ts";
import type { RouteHandle } from "../page.ts";
import { readOnce, readParts } from "../parts.ts";
import type { Site } from "../site.ts";

/** What header, footer and tab bar show. None of it may fail a page: what could not be read is left out. */

/** What is played in the season that is on: at home, then abroad. */
function competitionsOf(home: Season[] | undefined, abroad: Season[] | undefined): Competition[] {
  return [home, abroad].flatMap((seasons) => currentSeasonOf(seasons)?.competitions ?? []);
}

/** Reads what the chrome needs, before the page is shown. */
export async function readChrome(site: Site, competitionId: string | undefined): Promise<void> {
  const furniture = readOnce(site, [readHeader(site.language), readFooter(site.language)]);
  const queries = [readSeasons(), readInternationalSeasons()];
  await readParts(site, queries);
  const [home, abroad] = queries.map(({ queryKey }) => site.client.getQueryData<Season[]>(queryKey));
  const competition = decideCompetition(competitionsOf(home, abroad), competitionId);
  if (competition) await readParts(site, [readTeams(competition.id, competition.seasonId)]);
  await furniture;
}

/** The same as long as nothing changes, so that what it goes into is not drawn anew for every page. */
export function useChrome() {
  const { competition: id, id: own, team } = useParams();
  const { pathname } = useLocation();
  const { data: home } = useQuery(readSeasons());
  const { data: abroad } = useQuery(readInternationalSeasons());
  const competitions = useMemo(() => competitionsOf(home, abroad), [home, abroad]);
  const competition = decideCompetition(competitions, id);
  const { data: teams } = useQuery({
    ...readTeams(competition?.id ?? "", competition?.seasonId),
    enabled: competition !== undefined,
  });
  const page = useMatches()
    .flatMap(({ handle }) => (handle ? [handle as RouteHandle] : []))
    .at(-1);
  return {
    competition,
    competitions,
    clubs: teams,
    /** Whose page it is, or whose player's. */
    club: pathname.startsWith("/team/") ? own : team,
    /** A page of none of the sections is found behind "Mais". */
    section: page && (page.section ?? "more"),
  };
}
