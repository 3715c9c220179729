/** What the path of the calendar names: a season, a month, a competition, in any order and each at most once. */
export interface CalendarSlug {
  season?: string;
  /** `2026-11` */
  month?: string;
  competition?: string;
}

/** Nothing where the path cannot mean anything: another page does not exist under it. */
export function parseCalendarSlug(slug: string): CalendarSlug | undefined {
  const found: CalendarSlug = {};
  for (const segment of slug === "" ? [] : slug.split("/")) {
    const kind = kindOf(segment);
    if (!kind || found[kind] !== undefined) return undefined;
    found[kind] = segment;
  }
  return found;
}

function kindOf(segment: string): keyof CalendarSlug | undefined {
  if (/^\d{8}$/.test(segment)) return "season";
  if (/^\d{4}-\d+$/.test(segment)) return /-(0[1-9]|1[0-2])$/.test(segment) ? "month" : undefined;
  return /^[a-z0-9-]{1,64}$/.test(segment) ? "competition" : undefined;
}
