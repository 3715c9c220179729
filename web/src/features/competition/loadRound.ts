import type { QueryKey } from "@tanstack/react-query";
import type { CompetitionDetail, Match, Round } from "../../api/wire.ts";
import type { Head } from "../../app/head.ts";
import { type PageArgs, pageNotFound } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import type { Site } from "../../app/site.ts";
import { readRoundMatches } from "../../football/queries.ts";
import { currentRoundOf, findRound } from "../../football/rounds.ts";
import { loadEdition, seasonIn } from "./edition.ts";
import { frameParts } from "./frameParts.ts";
import { roundHead } from "./heads.ts";

export async function load({ site, params, path, query }: PageArgs<"competition" | "slug">): Promise<Head> {
  const competition = await loadEdition(site, params.competition, seasonIn(query));
  const round = findRound(competition.rounds, params.slug);
  if (!round) throw pageNotFound(path.split("?", 1)[0] ?? path);
  return roundHead(site, competition, round, await loadRound(site, competition, round));
}

/** Reads a round and what stands beside it; the matches, if they could be read. */
export async function loadRound(site: Site, competition: CompetitionDetail, round: Round): Promise<Match[]> {
  const { id, seasonId } = competition;
  const shown = readRoundMatches(id, seasonId, round.number);
  await readParts(site, [shown, ...frameParts(competition), ...asideParts(competition)]);
  return site.client.getQueryData<Match[]>(shown.queryKey) ?? [];
}

/** The table beside a round shows the scores of matches in play. */
function asideParts({ id, seasonId, rounds, hasMatchesLive }: CompetitionDetail): { queryKey: QueryKey }[] {
  const current = currentRoundOf(rounds);
  return hasMatchesLive && current ? [readRoundMatches(id, seasonId, current.number)] : [];
}
