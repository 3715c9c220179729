import type { components } from "./schema.ts";

/** What the calendar reads. */
type Schemas = components["schemas"];

export type CalendarDay = Schemas["CalendarDay"];

/** The matches of one round on one day. */
export type CalendarRound = Schemas["CalendarCompetition"];

/** Matches of a round that have no day yet, and the days between which the round is played. */
export type UndatedRound = Schemas["UndatedRound"];
