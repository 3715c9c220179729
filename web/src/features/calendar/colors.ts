import type { CalendarChoice } from "./calendarChoice.ts";

/** What is said of a competition that the season's list does not have (yet): the ground's own line. */
const NONE = "var(--line-strong)";

export function colorOf({ season }: CalendarChoice, competition: string): string {
  return season.competitions.find(({ id }) => id === competition)?.color ?? NONE;
}
