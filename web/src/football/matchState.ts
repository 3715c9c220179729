import type { Match } from "../api/wire.ts";

/** The part of a match that is being played, or the rest between two. */
export type Phase =
  | "firstHalf"
  | "halfTime"
  | "secondHalf"
  | "afterNinety"
  | "extraFirstHalf"
  | "extraBreak"
  | "extraSecondHalf"
  | "fullTime"
  | "penalties";

/** Where a match stands. The wire's two numbers become one state here, and only here. */
export type MatchState =
  | { kind: "preview" }
  | { kind: "lineupsOut" }
  | { kind: "live"; phase: Phase }
  /** The final whistle has gone; the result is not official yet. */
  | { kind: "ended" }
  /** The result is official. */
  | { kind: "finished" }
  | { kind: "postponed" }
  | { kind: "suspended" }
  | { kind: "cancelled" }
  | { kind: "interrupted" }
  /** Two numbers that cannot both be true. The match is named, and nothing is said of it. */
  | { kind: "unknown" };

const PHASES: Record<number, Phase> = {
  2: "firstHalf",
  3: "halfTime",
  4: "secondHalf",
  5: "afterNinety",
  6: "extraFirstHalf",
  7: "extraBreak",
  8: "extraSecondHalf",
  9: "fullTime",
  10: "penalties",
};

type Numbers = Pick<Match, "status" | "subStatus">;

/** As in the server's `football` crate, `state.rs`. */
export function matchStateOf({ status, subStatus }: Numbers): MatchState {
  if (subStatus === 14 && status <= 3) return { kind: "postponed" };
  if (subStatus === 13 && status <= 4) return { kind: "suspended" };
  if (subStatus === 15) return { kind: "cancelled" };
  if (subStatus === 17 && status === 3) return { kind: "interrupted" };
  if (subStatus === 1 || subStatus === 16) {
    if (status === 1) return { kind: "preview" };
    if (status === 2) return { kind: "lineupsOut" };
  }
  const phase = PHASES[subStatus];
  if (status === 3 && phase) return { kind: "live", phase };
  if (status === 4 && [5, 9, 10, 11].includes(subStatus)) return { kind: "ended" };
  if (status === 5 && [9, 11].includes(subStatus)) return { kind: "finished" };
  return { kind: "unknown" };
}

/** In play, or stopped with the intention to go on today. */
export function isLive(match: Numbers): boolean {
  const { kind } = matchStateOf(match);
  return kind === "live" || kind === "interrupted";
}

/** The score is a result. */
export function isOver(match: Numbers): boolean {
  const { kind } = matchStateOf(match);
  return kind === "ended" || kind === "finished";
}

/** Still to be kicked off, on a day that is known or not. */
export function isAhead(match: Numbers): boolean {
  const { kind } = matchStateOf(match);
  return kind === "preview" || kind === "lineupsOut" || kind === "postponed";
}
