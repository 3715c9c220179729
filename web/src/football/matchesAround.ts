import type { Match } from "../api/wire.ts";
import { isAhead, isLive, isOver } from "./matchState.ts";

/** How many are shown, and how many of them are over where there are enough of both. */
const SHOWN = 6;
const RESULTS = 3;

/** What is on, the last results with the latest first, and what comes next. Of a season that is over only results. */
export function matchesAround(matches: Match[]): Match[] {
  const live = matches.filter(isLive);
  const over = matches.filter(isOver).toReversed();
  const ahead = matchesAhead(matches);
  const results = over.slice(0, Math.max(RESULTS, SHOWN - live.length - ahead.length));
  return [...live, ...results, ...ahead.slice(0, Math.max(0, SHOWN - live.length - results.length))];
}

/** Still to be played, those without any day last. */
export function matchesAhead(matches: Match[]): Match[] {
  const ahead = matches.filter(isAhead);
  return [...ahead.filter(({ date }) => date), ...ahead.filter(({ date }) => !date)];
}
