import type { MatchDynamic, MatchStatic, TimelineEvent } from "../../api/wire.ts";
import { exampleMatch } from "../../football/exampleMatch.ts";

/** Matches for tests and the gallery. */

let number = 0;

export function event(
  type: number,
  minute: string,
  isFromHomeTeam?: boolean,
  more: Partial<TimelineEvent> = {},
): TimelineEvent {
  number += 1;
  return { id: number, type, minute, ...(isFromHomeTeam === undefined ? {} : { isFromHomeTeam }), ...more };
}

export const player = (id: number, name: string) => ({ id, name });

export function dynamicMatch(status: number, subStatus: number, more: Partial<MatchDynamic> = {}): MatchDynamic {
  return {
    id: 1,
    status,
    subStatus,
    homeGoals: 2,
    awayGoals: 1,
    homeHalfTimeGoals: 1,
    awayHalfTimeGoals: 1,
    extraTime: false,
    homePenaltyGoals: null,
    awayPenaltyGoals: null,
    attendance: null,
    homeRedCards: 0,
    awayRedCards: 0,
    homeSecondYellowCards: 0,
    awaySecondYellowCards: 0,
    minutesTillMatchStarts: null,
    events: [],
    momentum: [],
    stats: [],
    usefulTime: null,
    duration: null,
    highlight: null,
    ...more,
  };
}

export function staticMatch(more: Partial<MatchStatic> = {}): MatchStatic {
  const { homeGoals: _home, awayGoals: _away, status: _status, subStatus: _subStatus, ...fixture } = exampleMatch();
  const kit = { pattern: "plain", first: "#FFD21F", second: "#001941" };
  return {
    ...fixture,
    homeKit: kit,
    awayKit: { ...kit, first: "#FAFCFF" },
    homePlayers: [],
    awayPlayers: [],
    homeCoaches: [],
    awayCoaches: [],
    homeTeamForm: [],
    awayTeamForm: [],
    referees: {},
    ...more,
  };
}
