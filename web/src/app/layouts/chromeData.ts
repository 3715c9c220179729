import { useQuery } from "@tanstack/react-query";
import { useMatches, useParams } from "react-router";
import { readFooter, readHeader } from "../../api/furniture.ts";
import type { Competition, Season } from "../../api/wire.ts";
import { readSeasons, readTeams } from "../../football/queries.ts";
import type { LinkItem } from "../../ui/linkItem.ts";
import type { RouteHandle, SectionKey } from "../page.ts";
import { readOnce, readParts } from "../parts.ts";
import { paths } from "../paths.ts";
import { useTexts } from "../SiteContext.tsx";
import type { Site } from "../site.ts";

/** What header, footer and tab bar show. None of it may fail a page: what could not be read is left out. */

export function currentSeasonOf(seasons: Season[] | undefined): Season | undefined {
  return seasons?.find(({ current }) => current) ?? seasons?.[0];
}

/** The competition that a page is about; on all other pages the first league. */
export function decideCompetition(seasons: Season[] | undefined, id: string | undefined): Competition | undefined {
  const current = currentSeasonOf(seasons)?.competitions ?? [];
  return current.find((one) => one.id === id) ?? current.find(({ format }) => format === "league") ?? current[0];
}

/** Reads what the chrome needs, before the page is shown. */
export async function readChrome(site: Site, competitionId: string | undefined): Promise<void> {
  const furniture = readOnce(site, [readHeader(site.language), readFooter(site.language)]);
  await readParts(site, [readSeasons()]);
  const seasons = site.client.getQueryData<Season[]>(readSeasons().queryKey);
  const competition = decideCompetition(seasons, competitionId);
  if (competition) await readParts(site, [readTeams(competition.id, competition.seasonId)]);
  await furniture;
}

export function useChrome() {
  const { competition: id } = useParams();
  const { data: seasons } = useQuery(readSeasons());
  const competition = decideCompetition(seasons, id);
  const { data: teams } = useQuery({
    ...readTeams(competition?.id ?? "", competition?.seasonId),
    enabled: competition !== undefined,
  });
  const handles = useMatches().flatMap(({ handle }) => (handle ? [handle as RouteHandle] : []));
  return {
    competition,
    competitions: currentSeasonOf(seasons)?.competitions ?? [],
    clubs: competition ? (teams ?? []) : [],
    section: handles.at(-1)?.section,
  };
}

/** The places to go from everywhere, as far as they exist for a competition. */
export function useSections(competition: Competition | undefined): (LinkItem & { key: SectionKey })[] {
  const { app } = useTexts();
  const sections: (LinkItem & { key: SectionKey })[] = [
    { key: "home", label: app.home, href: paths.home() },
    { key: "matches", label: app.matches, href: paths.calendar() },
  ];
  if (competition?.format === "league") {
    sections.push({ key: "table", label: app.table, href: paths.classification(competition.id) });
  }
  return sections;
}
