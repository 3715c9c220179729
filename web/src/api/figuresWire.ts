/** The answer of `/api/v1/competition/rounds/statistics`: every round of a season in figures, in playing order. */
export interface RoundFigures {
  round: number;
  label: string;
  is_current_round: boolean;
  has_started: boolean;
  /** With a result; the figures are of these. */
  matches: number;
  goals: number;
  averageGoals: number | null;
  yellowCards: number;
  redCards: number;
  /** A match's average. */
  attendance: number | null;
  /** Seats taken, in percent. */
  occupancy: number | null;
  usefulTime: { average: string; percentage: number } | null;
}
