import { isApiError } from "../../api/error.ts";
import type { CompetitionDetail, MatchDynamic, MatchStatic } from "../../api/wire.ts";
import type { Head } from "../../app/head.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import type { Site } from "../../app/site.ts";
import { matchPath } from "../../football/matchPath.ts";
import { readCompetition } from "../../football/queries.ts";
import { matchHead } from "./heads.ts";
import { type MatchAddress, type MatchParameter, matchAddressOf } from "./matchAddress.ts";
import { partsOf } from "./parts.ts";
import { readMatchDynamic, readMatchStatic, readPlace } from "./queries.ts";

type Args = PageArgs<MatchParameter>;

export const isValid = ({ params }: Args) => matchAddressOf(params) !== undefined;

/** A match under the wrong competition, season or round is shown where it belongs. */
export async function load({ site, params, path }: Args): Promise<Head> {
  const [pathname = path] = path.split("?", 1);
  const address = matchAddressOf(params);
  if (!address) throw pageNotFound(pathname);
  const { match, now } = await readMatch(site, address, pathname);
  if (matchPath(match) !== pathname) throw pageMoved(matchPath(match));
  const competition = await readFrame(site, address);
  await readParts(site, partsOf(address, { match, now, competition, language: site.language }));
  return matchHead(site, match, now, competition);
}

interface Known {
  match: MatchStatic;
  now: MatchDynamic;
}

/** What there is no page without. */
async function readMatch(site: Site, address: MatchAddress, pathname: string): Promise<Known> {
  try {
    const [match, now] = await Promise.all([
      site.client.ensureQueryData(readMatchStatic(address)),
      site.client.ensureQueryData(readMatchDynamic(address)),
    ]);
    return { match, now };
  } catch (error) {
    if (!isApiError(error) || (error.status !== 400 && error.status !== 404)) throw error;
    throw await elsewhere(site, address, pathname);
  }
}

async function elsewhere(site: Site, { id }: MatchAddress, pathname: string) {
  try {
    const place = await site.client.ensureQueryData(readPlace(id));
    const to = matchPath(place);
    return to === pathname ? pageNotFound(pathname) : pageMoved(to);
  } catch (error) {
    return isApiError(error) && error.status === 404 ? pageNotFound(pathname) : error;
  }
}

/** The competition gives names and links; a match can be followed without. */
async function readFrame(site: Site, { competition, season }: MatchAddress): Promise<CompetitionDetail | undefined> {
  const query = readCompetition(competition, season);
  await readParts(site, [query]);
  return site.client.getQueryData<CompetitionDetail>(query.queryKey);
}
