import type { CompetitionDetail, Match, Season } from "../../../api/wire.ts";
import { breadcrumbList } from "../../../app/breadcrumbList.ts";
import type { Head } from "../../../app/head.ts";
import { type PageArgs, pageNotFound } from "../../../app/page.ts";
import { readParts } from "../../../app/parts.ts";
import { paths } from "../../../app/paths.ts";
import type { Site } from "../../../app/site.ts";
import { readStageMatches } from "../../../football/internationalQueries.ts";
import {
  readCompetition,
  readInternationalSeasons,
  readSeasons,
  readStandings,
  readTeams,
} from "../../../football/queries.ts";
import { sportsEvent } from "../../../football/sportsEvent.ts";
import { openDraft } from "../draft/openDraft.ts";
import { readFront } from "../readFront.ts";
import { decideChoice, type InternationalChoice, internationalAddress, roundOf } from "./internationalChoice.ts";
import { domesticLeagues } from "./ourClubs.ts";

export async function load(args: PageArgs): Promise<Head> {
  const { site, path, query } = args;
  const { client } = site;
  const [preview, seasons] = await Promise.all([
    openDraft(args, "international"),
    client.ensureQueryData(readInternationalSeasons()),
    readParts(site, [readSeasons()]),
  ]);
  const choice = decideChoice(query, seasons);
  if (!choice) {
    if (seasons.length === 0) {
      const later = await readFront(site, "international", undefined, preview);
      return { ...headOf(site, undefined, []), isHidden: preview !== undefined, later };
    }
    throw pageNotFound(path.split("?", 1)[0] ?? path);
  }
  const { season } = choice;
  const details = await Promise.all(choice.competitions.map(({ id }) => edition(site, id, season.id)));
  const known = details.filter((detail) => detail !== undefined);
  if (choice.other && known.some((one) => one.id === choice.other?.competition && !roundOf(one, choice))) {
    throw pageNotFound(path.split("?", 1)[0] ?? path);
  }
  const leagues = domesticLeagues(client.getQueryData<Season[]>(readSeasons().queryKey), season.id);
  const parts = readParts(site, [
    ...leagues.map(({ id }) => readTeams(id, season.id)),
    ...known.flatMap((competition) => partsOf(competition, choice)),
  ]);
  const [later] = await Promise.all([readFront(site, "international", choice.competitions[0], preview), parts]);
  const matches = known.flatMap((competition) => matchesOf(site, competition, choice));
  return { ...headOf(site, choice, matches), isHidden: preview !== undefined, later };
}

/** A competition that cannot be read leaves the others standing. */
async function edition({ client }: Site, id: string, season: number): Promise<CompetitionDetail | undefined> {
  const query = readCompetition(id, season);
  await client.prefetchQuery(query);
  return client.getQueryData<CompetitionDetail>(query.queryKey);
}

function matchesQuery(competition: CompetitionDetail, choice: InternationalChoice) {
  const round = roundOf(competition, choice);
  const { id, seasonId } = competition;
  return round && readStageMatches({ competition: id, season: seasonId, round, domestic: choice.isDomestic });
}

function partsOf(competition: CompetitionDetail, choice: InternationalChoice) {
  const matches = matchesQuery(competition, choice);
  const { id, seasonId, hasMatchesLive } = competition;
  return [...(matches ? [matches] : []), readStandings(id, seasonId, { live: hasMatchesLive })];
}

function matchesOf({ client }: Site, competition: CompetitionDetail, choice: InternationalChoice): Match[] {
  const query = matchesQuery(competition, choice);
  return (query && client.getQueryData<Match[]>(query.queryKey)) ?? [];
}

function headOf(site: Site, choice: InternationalChoice | undefined, matches: Match[]): Head {
  const { app, international } = site.texts;
  const canonical = choice
    ? internationalAddress({ ...choice, other: undefined, isDomestic: false })
    : "/international";
  const crumbs = [
    { label: app.home, href: paths.home() },
    { label: international.title, href: canonical },
  ];
  const events = { "@context": "https://schema.org", "@type": "ItemList", itemListElement: matches.map(sportsEvent) };
  const title =
    choice && !choice.season.current ? `${international.title} ${choice.season.label}` : international.title;
  return {
    title: app.title(title, app.name),
    description: international.description(choice?.season.label ?? ""),
    canonical,
    structured: [breadcrumbList(crumbs), ...(matches.length > 0 ? [events] : [])],
  };
}
