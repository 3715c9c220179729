import { type PageQuery, paths } from "../app/paths.ts";
import { anchorOf } from "./bracketPlaces.ts";

/** Where a tie is told: the id of its panel. */
export const TIE_PANEL = "tie";

type Query = Pick<PageQuery, "season" | "team">;

/** A tie is named in one way, `tie=r9-1`; what stands after it says where on the page one arrives. */
function bracketWith(competition: string, tie: string, query: Query): string {
  return paths.competition(competition, { tab: "bracket", ...query, tie });
}

/** The address of a tie as it is told below the bracket. */
export function tieAddress(competition: string, tie: string, query: Query): string {
  return `${bracketWith(competition, tie, query)}#${TIE_PANEL}`;
}

/** The address of its place in the bracket. */
export function placeAddress(competition: string, tie: string, query: Query): string {
  return `${bracketWith(competition, tie, query)}#${anchorOf(tie)}`;
}
