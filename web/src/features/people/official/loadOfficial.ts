import type { QueryKey } from "@tanstack/react-query";
import type { Head } from "../../../app/head.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../../app/page.ts";
import { readParts } from "../../../app/parts.ts";
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

export const isValid = ({ params, path, query }: Args) =>
  officialAddressOf(path, params) !== undefined && tabIn(query, OFFICIAL_TABS) !== undefined && dutyIn(query) !== null;

/** In a season in which he held no licence, his last one is shown. */
export async function load({ site, params, path, query }: Args): Promise<Head> {
  const [pathname = path] = path.split("?", 1);
  const [address, tab] = [officialAddressOf(path, params), tabIn(query, OFFICIAL_TABS)];
  if (!address || !tab) throw pageNotFound(pathname);
  const type = dutyIn(query) ?? undefined;
  const history = (await readOrMissing(site, readOfficialHistory(address))) ?? [];
  const asked = Number(query.get("season") ?? address.season);
  const { season } = history.find((one) => one.season === asked) ?? history[0] ?? {};
  if (season === undefined) throw pageNotFound(pathname);
  // Only the matches are narrowed to a duty.
  const isSaidSo = season === address.season && !query.has("season") && (type === undefined || tab === "matches");
  if (!isSaidSo) throw pageMoved(hrefOfOfficial({ ...address, season }, tab, tab === "matches" ? type : undefined));
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
