import type { components } from "./schema.ts";
import type { Season } from "./wire.ts";

/** What the calendar reads, with the two fields that the generated description does not have yet. */
type Schemas = components["schemas"];

/** The current season says which day it is in the league. */
export type SeasonToday = Season & { today?: string | null };

/** The matches of one round on one day. */
export type CalendarRound = Schemas["CalendarCompetition"] & { roundLabel?: string };

export interface CalendarDay {
  day: string;
  competitions: CalendarRound[];
}

/** Matches of a round that have no day yet, and the days between which the round is played. */
export type UndatedRound = Schemas["UndatedRound"];
