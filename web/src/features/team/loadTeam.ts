import { paginationOf } from "../../api/entries.ts";
import { isApiError } from "../../api/error.ts";
import type { TeamInfo } from "../../api/wire.ts";
import type { Head } from "../../app/head.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import type { Site } from "../../app/site.ts";
import { readCompetition, readSeasons } from "../../football/queries.ts";
import { readTeamInfo } from "../../football/teamQueries.ts";
import { teamHead } from "./heads.ts";
import { bringTab } from "./laterTabs.ts";
import { readTeamNews } from "./news/teamNews.ts";
import { partsOf } from "./parts.ts";
import { type Team, teamOf, viewFacts } from "./team.ts";
import { decideEdition, type TeamAddress, type TeamParameters, teamAddressOf, teamHref } from "./teamAddress.ts";
import { isSaidSo, parseView, queryOfView, type TeamView } from "./teamView.ts";

interface Args extends Omit<PageArgs, "params"> {
  params: TeamParameters;
}

export const isValid = ({ params }: Args) => teamAddressOf(params) !== undefined;

export async function load({ site, params, path, query }: Args): Promise<Head> {
  const [pathname = path] = path.split("?", 1);
  const asked = askedFor(params, query);
  if (!asked) throw pageNotFound(pathname);
  const isKnown = site.client.getQueryData(readTeamInfo(asked.id, asked.season).queryKey) !== undefined;
  const competitionQuery = readCompetition(asked.competition, asked.season);
  const [info] = await Promise.all([
    readInfo(site, asked, pathname),
    readParts(site, [readSeasons(), competitionQuery]),
  ]);
  const edition = decideEdition(info.seasons, asked);
  if (!edition) throw pageNotFound(pathname);
  if (edition.season !== asked.season || edition.competition !== asked.competition) {
    throw pageMoved(teamHref(info, edition, keptOf(query)));
  }
  const team = teamOf(info, await site.client.ensureQueryData(competitionQuery));
  const view = parseView(query, viewFacts(team));
  const to = team.hrefOf(view);
  if (pathname !== to.split("?", 1)[0] || !isSaidSo(query, view)) throw pageMoved(to);
  // Whoever goes from tab to tab sees at once that he is there: what is on its way shows its outline.
  const reader = isKnown && site.patienceMs !== undefined ? { ...site, patienceMs: 0 } : site;
  await Promise.all([readParts(reader, partsOf(team, view, site)), bringTab(view.tab)]);
  if (await isPastTheLastPage(site, team, view)) throw pageNotFound(pathname);
  return teamHead(site, team, view);
}

/** The address, or another season or competition that a form chose. Where matches are shown, that only filters them. */
function askedFor(params: TeamParameters, query: URLSearchParams): TeamAddress | undefined {
  const isFilter = query.get("tab") === "matches";
  return teamAddressOf({
    ...params,
    season: query.get("season") || params.season,
    competition: (!isFilter && query.get("competition")) || params.competition,
  });
}

/** What of the query holds in every competition and season. */
function keptOf(query: URLSearchParams) {
  const named = parseView(query, { competitions: [], hasTable: true });
  return queryOfView(named.tab === "news" ? { ...named, page: 1 } : named);
}

async function readInfo({ client }: Site, { id, season }: TeamAddress, pathname: string): Promise<TeamInfo> {
  try {
    return await client.ensureQueryData(readTeamInfo(id, season));
  } catch (error) {
    throw isApiError(error) && (error.status === 404 || error.status === 400) ? pageNotFound(pathname) : error;
  }
}

/** A page of news that there is not; the first one is there even if it is empty. */
async function isPastTheLastPage(site: Site, team: Team, view: TeamView): Promise<boolean> {
  if (view.tab !== "news" || view.page === 1) return false;
  const news = readTeamNews(team, site, view);
  await readParts({ ...site, patienceMs: undefined }, [news]);
  const body = site.client.getQueryData<unknown>(news.queryKey);
  return body !== undefined && view.page > paginationOf(body).pageCount;
}
