import { type CalendarChoice, calendarAddress } from "./calendarChoice.ts";
import { addMonths, monthOf } from "./months.ts";

/** Where the calendar leads from what it shows. */

export function withoutFilters(choice: CalendarChoice): string {
  return calendarAddress({ ...choice, competition: undefined, team: undefined });
}

/** The months before and after, as far as the season goes. */
export function neighboursOf({ season, month }: CalendarChoice): { previous?: string; next?: string } {
  const [previous, next] = [addMonths(month, -1), addMonths(month, 1)];
  return {
    ...(previous >= monthOf(season.initial_date) ? { previous } : {}),
    ...(next <= monthOf(season.final_date) ? { next } : {}),
  };
}

/** Who looks at another season may have chosen what is not played in this one. */
export function todayAddress(choice: CalendarChoice): string {
  const today = { ...choice, named: "nothing" } as const;
  return choice.season.current ? calendarAddress(today) : withoutFilters(today);
}

export function monthAddress(choice: CalendarChoice, month: string): string {
  return calendarAddress({ ...choice, month, named: "month" });
}

export const dayAnchor = (day: string) => `d-${day}`;

/** To a day in the list of its whole month. */
export function dayAddress(choice: CalendarChoice, day: string): string {
  return `${monthAddress(choice, monthOf(day))}#${dayAnchor(day)}`;
}
