import type { QueryKey } from "@tanstack/react-query";
import { foundBy } from "../../api/contentQueries.ts";
import { readPartners } from "../../api/frontLists.ts";
import { type Front, readFrontPage, readHero } from "../../api/frontPage.ts";
import { readSettings } from "../../api/furniture.ts";
import type { Competition, CompetitionDetail } from "../../api/wire.ts";
import { timeIn } from "../../app/around.ts";
import { readOnce, readParts } from "../../app/parts.ts";
import type { Site } from "../../app/site.ts";
import { mayHaveTable } from "../../football/mayHaveTable.ts";
import { readCompetition, readRoundMatches, readStandings, readTeams } from "../../football/queries.ts";
import { currentRoundOf } from "../../football/rounds.ts";
import {
  giveawaysOf,
  leadersOf,
  newsOf,
  opinionsOf,
  pressReleasesOf,
  publicationsOf,
  statementsOf,
  storeOf,
  videosOf,
} from "./blocks/blockQueries.ts";
import { DRAFT, FAVOURITE, KINDS } from "./blocks/kinds.ts";
import { blocksOf, type KnownBlock } from "./blocks/rows.ts";

/** Reads what a front page shows, and brings what shows it. Nothing of it may fail the page. */

interface Query {
  queryKey: QueryKey;
}

const CONTENT = {
  news: newsOf,
  videos: videosOf,
  opinions: opinionsOf,
  statements: statementsOf,
  publications: publicationsOf,
  "press-releases": pressReleasesOf,
  store: storeOf,
  contests: giveawaysOf,
};

const ABOUT_A_COMPETITION = ["matches", "standings", "statistics"];

/** What the blocks are made of: told to the server, which lists their styles. */
export async function readFront(
  site: Site,
  front: Front,
  league: Competition | undefined,
  preview?: string,
): Promise<string[]> {
  const page = readFrontPage(site.language, front, preview);
  // The ticker is of the league at home.
  const ofTicker = front === "home" && league ? [readCompetition(league.id)] : [];
  await Promise.all([readOnce(site, [page, readHero(front, preview)]), readParts(site, ofTicker)]);
  const blocks = blocksOf(foundBy(site.client, page), front);
  const parts = [
    ...new Set(blocks.map(({ kind }) => KINDS[kind])),
    ...(front === "home" && league ? [FAVOURITE] : []),
    ...(preview ? [DRAFT] : []),
  ];
  await Promise.all([
    readContent(site, blocks),
    readCompetitions(site, blocks, league, front),
    readParts(site, front === "home" && league ? [readTeams(league.id, league.seasonId)] : []),
    // One that does not come is asked for again where it is shown.
    ...parts.map((part) => part.bring(site).catch(() => undefined)),
  ]);
  return [...new Set(parts.map(({ file }) => file))];
}

async function readContent(site: Site, blocks: KnownBlock[]): Promise<void> {
  const { language, client, around = {} } = site;
  const settings = foundBy(client, readSettings(language));
  const queries = blocks.flatMap((block): Query[] => {
    if (block.kind === "partners") return [readPartners(language)];
    const read = CONTENT[block.kind as keyof typeof CONTENT];
    return read ? [read({ block, language, settings, now: timeIn(around) })] : [];
  });
  await readOnce(site, queries);
}

/** First the competitions, which know what round is on; then what is shown of them. */
async function readCompetitions(
  site: Site,
  blocks: KnownBlock[],
  league: Competition | undefined,
  front: Front,
): Promise<void> {
  const about = blocks.filter(({ kind }) => ABOUT_A_COMPETITION.includes(kind));
  const ids = new Set(about.flatMap(({ competition }) => competition?.id ?? league?.id ?? []));
  await readParts(
    site,
    [...ids].map((id) => readCompetition(id)),
  );
  const queries = about.flatMap((block) => partsOf(site, block, block.competition?.id ?? league?.id));
  const ticker = front === "home" && league ? roundOf(site, league.id) : [];
  await readParts(site, [...queries, ...ticker]);
}

function partsOf(site: Site, block: KnownBlock, id: string | undefined): Query[] {
  const competition = id && detailOf(site, id);
  if (!competition) return [];
  const { seasonId, hasMatchesLive, rounds } = competition;
  if (block.kind === "statistics") return [leadersOf(block, competition.id, seasonId)];
  const round = roundOf(site, competition.id);
  if (block.kind !== "standings") return round;
  return mayHaveTable(rounds) ? [readStandings(competition.id, seasonId, { live: hasMatchesLive }), ...round] : [];
}

function roundOf(site: Site, id: string): Query[] {
  const competition = detailOf(site, id);
  const round = competition && currentRoundOf(competition.rounds);
  return competition && round ? [readRoundMatches(id, competition.seasonId, round.number)] : [];
}

function detailOf({ client }: Site, id: string): CompetitionDetail | undefined {
  return client.getQueryData<CompetitionDetail>(readCompetition(id).queryKey);
}
