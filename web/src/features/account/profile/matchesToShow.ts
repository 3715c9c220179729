import type { Match } from "../../../api/wire.ts";
import { isAhead, isLive, isOver, matchStateOf } from "../../../football/matchState.ts";

const NEXT = 4;

/** What is being played, then what comes next, then how the last one ended. Told by their states: no clock is asked. */
export function matchesToShow(matches: Match[]): Match[] {
  const byDate = matches.toSorted((one, other) => (one.date ?? LAST).localeCompare(other.date ?? LAST));
  const live = byDate.filter(isLive);
  const ahead = byDate.filter(isAhead).toSorted((one, other) => Number(isPutOff(one)) - Number(isPutOff(other)));
  return [...live, ...ahead.slice(0, NEXT), ...byDate.filter(isOver).slice(-1)];
}

/** After every date. */
const LAST = "9999";

/** Its date may have passed, and another is not known yet. */
function isPutOff(match: Match): boolean {
  return matchStateOf(match).kind === "postponed";
}
