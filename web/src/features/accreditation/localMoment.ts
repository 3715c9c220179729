import type { Format } from "../../i18n/format.ts";

/** "ter. 17 nov, 18:00", on the clock of whoever reads it: only for what the browser shows, never for what the server paints. */
export function localMoment(
  moment: Date,
  { day, time }: Pick<Format, "day" | "time">,
  join: (day: string, time: string) => string,
): string {
  const iso = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString();
  return join(day(iso), time(iso) ?? "");
}
