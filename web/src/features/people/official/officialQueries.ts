import { read } from "../../../api/queries.ts";
import type { OfficialMatch } from "../../../api/wire.ts";
import { isLive } from "../../../football/matchState.ts";
import { refreshed } from "../../../football/queries.ts";
import type { OfficialAddress } from "./officialAddress.ts";

/** The three kinds have calls of their own, which answer alike. */

export const readOfficial = ({ kind, id, season }: OfficialAddress) =>
  read(`/api/v1/${kind}/{id}` as const, { id, season: String(season) });

/** Latest first, with those to which he is appointed. */
export const readOfficialMatches = ({ kind, id, season }: OfficialAddress) => {
  const query = read(`/api/v1/${kind}/{id}/matches` as const, { id, season: String(season) });
  return refreshed<OfficialMatch[]>(query, (matches) => matches.some(isLive));
};

/** Every season in which he holds a licence of the kind, newest first. */
export const readOfficialHistory = ({ kind, id }: Pick<OfficialAddress, "kind" | "id">) =>
  read(`/api/v1/${kind}/{id}/history` as const, { id });
