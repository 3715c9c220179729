import type { Match, Season } from "./wire.ts";

/** Shapes that the calendar reads and that the generated description does not have yet. */

/** The current season says which day it is in the league. */
export type SeasonToday = Season & { today?: string | null };

/** Matches of a round that have no day yet, and the days between which the round is played. */
export interface UndatedRound {
  competition: { id: string; label: string };
  round: number;
  roundLabel: string;
  initial_date: string | null;
  final_date: string | null;
  matches: Match[];
}

/** The matches of one round on one day. */
export interface CalendarRound {
  competition: { id: string; label: string };
  round: number;
  roundLabel?: string;
  matches: Match[];
}

export interface CalendarDay {
  day: string;
  competitions: CalendarRound[];
}
