import type { QueryKey } from "@tanstack/react-query";
import type { CompetitionDetail, Match, Round } from "../../api/wire.ts";
import type { Head } from "../../app/head.ts";
import { type PageArgs, pageNotFound } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import type { Site } from "../../app/site.ts";
import { readRoundMatches, readStandings, readTeams } from "../../football/queries.ts";
import { currentRoundOf, findRound } from "../../football/rounds.ts";
import { loadEdition, seasonIn } from "./edition.ts";
import { roundHead } from "./heads.ts";

export async function load({ site, params, path, query }: PageArgs<"competition" | "slug">): Promise<Head> {
  const competition = await loadEdition(site, params.competition, seasonIn(query));
  const round = findRound(competition.rounds, params.slug);
  if (!round) throw pageNotFound(path.split("?", 1)[0] ?? path);
  return roundHead(site, competition, round, await loadRound(site, competition, round));
}

/** Reads a round and what stands beside it; the matches, if they could be read. */
export async function loadRound(site: Site, competition: CompetitionDetail, round: Round): Promise<Match[]> {
  const { id, seasonId, hasMatchesLive } = competition;
  const shown = readRoundMatches(id, seasonId, round.number);
  const parts: { queryKey: QueryKey }[] = [shown, readTeams(id, seasonId)];
  parts.push(...heroParts(competition));
  if (competition.format === "league") parts.push(readStandings(id, seasonId, { live: hasMatchesLive }));
  await readParts(site, parts);
  return site.client.getQueryData<Match[]>(shown.queryKey) ?? [];
}

/** How many matches are live is said on every page of a competition. */
export function heroParts({ id, seasonId, rounds, hasMatchesLive }: CompetitionDetail): { queryKey: QueryKey }[] {
  const current = currentRoundOf(rounds);
  return hasMatchesLive && current ? [readRoundMatches(id, seasonId, current.number)] : [];
}
