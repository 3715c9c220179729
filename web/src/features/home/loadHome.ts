import type { CompetitionDetail, Season } from "../../api/wire.ts";
import type { Head } from "../../app/head.ts";
import type { PageArgs } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import { paths } from "../../app/paths.ts";
import type { Site } from "../../app/site.ts";
import { readCompetition, readRoundMatches, readSeasons, readStandings } from "../../football/queries.ts";
import { currentRoundOf } from "../../football/rounds.ts";
import { firstLeagueOf } from "./firstLeague.ts";

/** The seasons are all that the page cannot do without: they say which league comes first. */
export async function load({ site }: PageArgs): Promise<Head> {
  const seasons = await site.client.ensureQueryData(readSeasons());
  const competition = await readLeague(site, seasons);
  if (!competition) return homeHead(site, undefined);
  const { id, seasonId, hasMatchesLive } = competition;
  const round = currentRoundOf(competition.rounds);
  await readParts(site, [
    readStandings(id, seasonId, { live: hasMatchesLive }),
    ...(round ? [readRoundMatches(id, seasonId, round.number)] : []),
  ]);
  return homeHead(site, competition);
}

async function readLeague(site: Site, seasons: Season[]): Promise<CompetitionDetail | undefined> {
  const league = firstLeagueOf(seasons);
  if (!league) return undefined;
  const query = readCompetition(league.id);
  await readParts(site, [query]);
  return site.client.getQueryData<CompetitionDetail>(query.queryKey);
}

function homeHead({ texts }: Site, competition: CompetitionDetail | undefined): Head {
  const round = competition && currentRoundOf(competition.rounds);
  return {
    title: texts.home.title(texts.app.name),
    description: round ? texts.home.description(competition.label, round.label) : texts.app.description,
    canonical: paths.home(),
    structured: [{ "@context": "https://schema.org", "@type": "WebSite", name: texts.app.name, url: paths.home() }],
  };
}
