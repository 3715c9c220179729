import type { QueryKey } from "@tanstack/react-query";
import type { Head } from "../../../app/head.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../../app/page.ts";
import { readParts } from "../../../app/parts.ts";
import { withQuery } from "../../../app/paths.ts";
import { readSeasons } from "../../../football/queries.ts";
import { readSquad } from "../../../football/teamQueries.ts";
import { isSeason, tabIn } from "../address.ts";
import { readOrMissing } from "../readOrMissing.ts";
import {
  COACH_TABS,
  type CoachAddress,
  type CoachParameter,
  type CoachTab,
  coachAddressOf,
  hrefOfCoach,
  nearestStay,
} from "./coachAddress.ts";
import { coachHead } from "./coachHead.ts";
import { readCoach, readCoachHistory, readCoachMatches } from "./coachQueries.ts";

type Args = PageArgs<CoachParameter>;

export const isValid = ({ params }: Args) => coachAddressOf(params) !== undefined;

/** Somebody who was elsewhere is shown where he was. */
export async function load({ site, params, path, query }: Args): Promise<Head> {
  const [pathname = path] = path.split("?", 1);
  const [address, tab] = [coachAddressOf(params), tabIn(query, COACH_TABS)];
  if (!address) throw pageNotFound(pathname);
  const history = await readOrMissing(site, readCoachHistory(address.id));
  const asked = query.get("season");
  const stay = history && nearestStay(history, asked && isSeason(asked) ? { season: Number(asked) } : address);
  if (!stay) throw pageNotFound(pathname);
  const { team, season } = stay;
  // Everything has one address: other ways to say the same lead there.
  const own = hrefOfCoach({ id: address.id, team, season }, tab);
  if (own !== withQuery(pathname, { tab: query.get("tab") ?? undefined, season: asked ?? undefined }))
    throw pageMoved(own);
  const coach = await readOrMissing(site, readCoach(address));
  if (!coach) throw pageNotFound(pathname);
  await readParts(site, [readSeasons(), ...partsOf(address, tab)]);
  return coachHead(site, coach, tab);
}

function partsOf(address: CoachAddress, tab: CoachTab): { queryKey: QueryKey }[] {
  switch (tab) {
    case "season":
      return [readCoachMatches(address), readSquad(address.team, address.season)];
    case "matches":
      return [readCoachMatches(address)];
    case "career":
      return [];
    case "staff":
      return [readSquad(address.team, address.season)];
  }
}
