import type { Match } from "../api/wire.ts";
import { paths } from "../app/paths.ts";

/** Where a match has its page. */
export function matchPath({ season, competition, round, id }: Pick<Match, "season" | "competition" | "round" | "id">) {
  return paths.match(season, competition, round, id);
}
