import type { QueryKey } from "@tanstack/react-query";
import type { Head } from "../../../app/head.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../../app/page.ts";
import { readParts } from "../../../app/parts.ts";
import { withQuery } from "../../../app/paths.ts";
import { tabIn } from "../address.ts";
import { readOrMissing } from "../readOrMissing.ts";
import {
  dutyIn,
  hrefOfOfficial,
  OFFICIAL_TABS,
  type OfficialAddress,
  type OfficialParameter,
  type OfficialTab,
  officialAddressOf,
} from "./officialAddress.ts";
import { officialHead } from "./officialHead.ts";
import { readOfficial, readOfficialHistory, readOfficialMatches } from "./officialQueries.ts";

type Args = PageArgs<OfficialParameter>;

export const isValid = ({ params, path }: Args) => officialAddressOf(path, params) !== undefined;

/** In a season in which he held no licence, his last one is shown. */
export async function load({ site, params, path, query }: Args): Promise<Head> {
  const [pathname = path] = path.split("?", 1);
  const [address, tab] = [officialAddressOf(path, params), tabIn(query, OFFICIAL_TABS)];
  if (!address) throw pageNotFound(pathname);
  const history = (await readOrMissing(site, readOfficialHistory(address))) ?? [];
  const asked = Number(query.get("season") ?? address.season);
  const { season } = history.find((one) => one.season === asked) ?? history[0] ?? {};
  if (season === undefined) throw pageNotFound(pathname);
  // Everything has one address: other ways to say the same lead there. Only the matches are narrowed to a duty.
  const own = hrefOfOfficial({ ...address, season }, tab, tab === "matches" ? dutyIn(query) : undefined);
  const said = (name: "tab" | "type" | "season") => query.get(name) ?? undefined;
  if (own !== withQuery(pathname, { tab: said("tab"), type: said("type"), season: said("season") }))
    throw pageMoved(own);
  const official = await readOrMissing(site, readOfficial(address));
  if (!official) throw pageNotFound(pathname);
  await readParts(site, partsOf(address, tab));
  return officialHead(site, address, official, tab);
}

function partsOf(address: OfficialAddress, tab: OfficialTab): { queryKey: QueryKey }[] {
  switch (tab) {
    case "season":
    case "matches":
      return [readOfficialMatches(address)];
    case "history":
      return [];
  }
}
