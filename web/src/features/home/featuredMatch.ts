import type { Match } from "../../api/wire.ts";
import { isLive, isOver, matchStateOf } from "../../football/matchState.ts";

/** The match of the round to look at: the one in play, else the next, else the last result. By date. */
export function featuredMatchOf(matches: Match[]): Match | undefined {
  return matches.find(isLive) ?? matches.find(isNext) ?? matches.findLast(isOver);
}

function isNext(match: Match) {
  const { kind } = matchStateOf(match);
  return (kind === "preview" || kind === "lineupsOut") && match.fixtureDateIsDefined;
}
