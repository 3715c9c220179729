import type { CompetitionDetail } from "../api/wire.ts";

const KNOCK_OUT = 3;

/** Whether a tournament is decided in knock-out rounds. */
export function hasKnockOut({ format, rounds }: Pick<CompetitionDetail, "format" | "rounds">): boolean {
  return format === "tournament" && rounds.some(({ matchweekTypeId }) => matchweekTypeId === KNOCK_OUT);
}

/** Whether one of them is on, or was. */
export function hasBegun(rounds: CompetitionDetail["rounds"]): boolean {
  return rounds.some((round) => round.matchweekTypeId === KNOCK_OUT && (round.has_started || round.is_current_round));
}
