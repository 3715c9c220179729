import { type OfficialKind, peoplePaths } from "../../../app/paths.ts";
import { DUTIES, type Duty } from "../../../football/duties.ts";
import { isId, isSeason } from "../address.ts";

/** Which official an address names, and in which season. */
export interface OfficialAddress {
  kind: OfficialKind;
  id: number;
  season: number;
}

export type OfficialParameter = "season" | "id";

const KINDS: readonly OfficialKind[] = ["referee", "delegate", "observer"];

/** `undefined` where an address cannot name an official. The kind is its first word. */
export function officialAddressOf(
  path: string,
  { season, id }: Record<OfficialParameter, string>,
): OfficialAddress | undefined {
  const kind = KINDS.find((one) => path.startsWith(`/${one}/`));
  return kind && isId(id) && isSeason(season) ? { kind, id: Number(id), season: Number(season) } : undefined;
}

export const OFFICIAL_TABS = ["season", "matches", "history"] as const;

export type OfficialTab = (typeof OFFICIAL_TABS)[number];

/** The one duty that the matches are narrowed to; `undefined` for all. */
export function dutyIn(query: URLSearchParams): Duty | undefined {
  const asked = query.get("type");
  return DUTIES.find((duty) => duty === asked);
}

export function hrefOfOfficial({ kind, id, season }: OfficialAddress, tab: OfficialTab, type?: Duty): string {
  return peoplePaths.official(kind, season, id, { ...(tab === "season" ? {} : { tab }), type });
}
