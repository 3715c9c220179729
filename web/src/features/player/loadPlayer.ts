import { isApiError } from "../../api/error.ts";
import type { Player, PlayerStatistics } from "../../api/wire.ts";
import type { Head } from "../../app/head.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import type { Site } from "../../app/site.ts";
import { readPlayer, readPlayerStatistics } from "../../football/playerQueries.ts";
import { otherOf } from "./compare/otherOf.ts";
import { playerHead } from "./heads.ts";
import { isPastTheLastPage } from "./isPastTheLastPage.ts";
import { chosenSpellOf, type PlayerParameter, playerAddressOf } from "./playerAddress.ts";
import { playerHref } from "./playerHref.ts";
import { partsOf } from "./playerParts.ts";
import { isSaidSo, type PlayerView, viewOf } from "./viewChoice.ts";

type Args = PageArgs<PlayerParameter>;

export const isValid = ({ params }: Args) => playerAddressOf(params) !== undefined;

/** Who is asked for at a team or in a season that was not his is shown where he was. */
export async function load({ site, params, path, query }: Args): Promise<Head> {
  const [pathname = path] = path.split("?", 1);
  const address = playerAddressOf(params);
  if (!address) throw pageNotFound(pathname);
  const { id, season, team } = address;
  const isKnown = site.client.getQueryData(readPlayer(id, season, team).queryKey) !== undefined;
  const chosen = chosenSpellOf(query.get("season"));
  const player = await findPlayer(site, id, [...(chosen ? [chosen] : []), { season, team }, { season }, {}]);
  if (!player) throw pageNotFound(pathname);
  const view = await viewFor(site, player, query);
  const own = playerHref(player, view);
  if (query.has("season") || playerHref(player) !== pathname || !isSaidSo(query, view)) throw pageMoved(own);
  if (await isPastTheLastPage(site, player, view)) throw pageNotFound(pathname);
  // Whoever goes from tab to tab sees at once that he is there: what is on its way shows its outline.
  const reader = isKnown && site.patienceMs !== undefined ? { ...site, patienceMs: 0 } : site;
  await readParts(reader, partsOf(site, player, view));
  return playerHead(site, player, view);
}

/** The first of these that there is. */
async function findPlayer(site: Site, id: number, tries: { season?: number | string; team?: number }[]) {
  for (const { season, team } of tries) {
    try {
      return await site.client.ensureQueryData(readPlayer(id, season, team));
    } catch (error) {
      if (!isApiError(error) || (error.status !== 400 && error.status !== 404)) throw error;
    }
  }
  return undefined;
}

/** A competition that he does not play in, or somebody who is not there, is left out. */
async function viewFor(site: Site, player: Player, query: URLSearchParams): Promise<PlayerView> {
  const view = viewOf(query, player.id);
  if ((view.tab === "season" || view.tab === "matches") && view.competition) {
    const figures = readPlayerStatistics({ id: player.id, season: player.season, team: player.team.id });
    await readParts(site, [figures]);
    const known = site.client.getQueryData<PlayerStatistics>(figures.queryKey);
    const isHis = !known || known.competitions.some(({ competition }) => competition === view.competition);
    return isHis ? view : { tab: view.tab };
  }
  if (view.tab === "compare" && view.other) {
    const other = await findPlayer(site, view.other, otherOf(player.season));
    return other ? view : { tab: "compare" };
  }
  return view;
}
