import type { RoundFigures } from "../../../api/wire.ts";

/** A round as `/api/v1/competition/rounds/statistics` gives it, for tests. */
export function exampleRound(round: number, other: Partial<RoundFigures> = {}): RoundFigures {
  return {
    round,
    label: `Jornada ${round}`,
    is_current_round: false,
    has_started: true,
    matches: 9,
    played: 9,
    goals: 24,
    averageGoals: 2.67,
    yellowCards: 39,
    secondYellowCards: 0,
    redCards: 1,
    averageAttendance: 11_912,
    occupancy: 61.4,
    usefulTime: "56:10",
    usefulTimePercentage: 58.5,
    ...other,
  };
}

/** A round that is still to come. */
export function roundToCome(round: number): RoundFigures {
  return exampleRound(round, {
    has_started: false,
    played: 0,
    goals: 0,
    averageGoals: null,
    yellowCards: 0,
    redCards: 0,
    averageAttendance: null,
    occupancy: null,
    usefulTime: null,
    usefulTimePercentage: null,
  });
}
