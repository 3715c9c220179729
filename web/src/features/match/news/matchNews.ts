import type { CardEntry } from "../../../api/articles.ts";
import { NEWS_CARD } from "../../../api/content.ts";
import { emptyListOnError, NEWEST_FIRST, ON_WEB, readEntries } from "../../../api/contentQueries.ts";
import type { MatchStatic } from "../../../api/wire.ts";
import type { Language } from "../../../i18n/language.ts";

/** As much of a match as its news is found by. */
export type NewsOf = Pick<MatchStatic, "id" | "date" | "homeTeam" | "awayTeam">;

/** How many are shown. */
const FEW = 4;
/** So long before a match, what is written of its clubs leads up to it. */
const DAYS_BEFORE = 7;
const DAY_MS = 86_400_000;

/** What was written of a match, and of either club in the week before it, newest first. */
export function readMatchNews({ id, date, homeTeam, awayTeam }: NewsOf, language: Language) {
  const ofMatch = { matches: { $eq: id } };
  const ofClubs = { teams: { $in: [homeTeam.id, awayTeam.id] } };
  const query = readEntries<CardEntry>("news", language, {
    filters: { ...ON_WEB, ...(date ? { $or: [ofMatch, { ...ofClubs, publishedAt: weekBefore(date) }] } : ofMatch) },
    ...NEWS_CARD,
    sort: NEWEST_FIRST,
    pagination: { page: 1, pageSize: FEW },
  });
  return emptyListOnError(query);
}

function weekBefore(date: string) {
  const day = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  const plus = (days: number) => new Date(day + days * DAY_MS).toISOString().slice(0, 10);
  return { $gte: plus(-DAYS_BEFORE), $lt: plus(1) };
}
