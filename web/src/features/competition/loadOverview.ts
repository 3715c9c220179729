import type { QueryKey } from "@tanstack/react-query";
import { paginationOf } from "../../api/entries.ts";
import type { CompetitionDetail, Match } from "../../api/wire.ts";
import type { Head } from "../../app/head.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import type { Site } from "../../app/site.ts";
import { readBracket } from "../../football/bracketQueries.ts";
import { readNominations, readSpectators } from "../../football/figureQueries.ts";
import { readRoundMatches } from "../../football/queries.ts";
import { currentRoundOf } from "../../football/rounds.ts";
import { bringCup, CUP_FILE } from "./bracket/bringCup.ts";
import { isEditionKnown, loadEdition, seasonIn, seasonsIn } from "./edition.ts";
import { frameParts } from "./frameParts.ts";
import { readCompetitionNews } from "./news/competitionNews.ts";
import { overviewParts } from "./overview/overviewParts.ts";
import { statisticsParts } from "./statistics/statisticsParts.ts";
import { decideView, type ViewChoice } from "./viewChoice.ts";
import { viewHead } from "./viewHeads.ts";

export async function load({ site, params, path, query }: PageArgs<"competition">): Promise<Head> {
  const isKnown = isEditionKnown(site, params.competition, seasonIn(query));
  const competition = await loadEdition(site, params.competition, seasonIn(query));
  const decision = decideView(query, competition);
  if (decision.kind === "moved") throw pageMoved(decision.to);
  if (decision.kind === "missing" || (await isPastTheLastPage(site, competition, decision.choice))) {
    throw pageNotFound(path.split("?", 1)[0] ?? path);
  }
  const { choice } = decision;
  const isCup = competition.format === "tournament";
  // Whoever goes from tab to tab sees at once that he is there: what is on its way shows its outline.
  const reader = isKnown && site.patienceMs !== undefined ? { ...site, patienceMs: 0 } : site;
  const parts = readParts(reader, [...frameParts(competition), ...partsOf(competition, choice, site)]);
  await Promise.all([parts, isCup ? bringCup() : undefined]);
  const head = viewHead(site, competition, choice, matchesShown(site, competition, choice));
  return isCup ? { ...head, files: [CUP_FILE] } : head;
}

function partsOf(competition: CompetitionDetail, choice: ViewChoice, site: Site): { queryKey: QueryKey }[] {
  const { language } = site;
  const { id, seasonId, rounds } = competition;
  switch (choice.tab) {
    case "overview":
      return overviewParts(competition, seasonsIn(site), language, choice.group);
    case "bracket":
      return [readBracket(id, seasonId)];
    case "statistics":
      return statisticsParts(competition, choice);
    case "teams":
      return [readSpectators(id, seasonId)];
    case "nominations": {
      const round = choice.round ?? currentRoundOf(rounds);
      return round ? [readNominations(id, seasonId, round.number)] : [];
    }
    case "news":
      return [readCompetitionNews(competition, seasonsIn(site), language, choice)];
  }
}

/** A page of news that there is not; the first one is there even if it is empty. */
async function isPastTheLastPage(site: Site, competition: CompetitionDetail, choice: ViewChoice): Promise<boolean> {
  if (choice.tab !== "news" || choice.page === 1) return false;
  const news = readCompetitionNews(competition, seasonsIn(site), site.language, choice);
  await readParts({ ...site, patienceMs: undefined }, [news]);
  const body = site.client.getQueryData<unknown>(news.queryKey);
  return body !== undefined && choice.page > paginationOf(body).pageCount;
}

/** The matches that the overview names, for search engines. */
function matchesShown({ client }: Site, { id, seasonId, rounds }: CompetitionDetail, { tab }: ViewChoice): Match[] {
  const round = tab === "overview" ? currentRoundOf(rounds) : undefined;
  if (!round) return [];
  return client.getQueryData<Match[]>(readRoundMatches(id, seasonId, round.number).queryKey) ?? [];
}
