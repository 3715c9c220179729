import { crestOf } from "../../api/art.ts";
import type { CalendarDay } from "../../api/calendarWire.ts";
import type { Match } from "../../api/wire.ts";
import { isLive, matchStateOf } from "../../football/matchState.ts";
import { describeMatch, kickOffOf, scoreOf } from "../../football/matchWords.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { GridDay, GridMatch } from "../../ui/MonthGrid.tsx";
import { monthOf, nearDay, weeksOf } from "./months.ts";

type GridTexts = Pick<Texts, "calendar" | "football" | "format">;

interface Options {
  month: string;
  today?: string | undefined;
  /** By competition. */
  colorOf: (competition: string) => string;
  /** Where a day's matches are told. */
  hrefOf: (day: string) => string;
}

/** So many matches have room in a day. */
const MOST = 3;

/** The weeks of a month with the matches of its days. What has no day is in none. */
export function monthGrid(days: CalendarDay[], options: Options, texts: GridTexts): GridDay[][] {
  const byDay = new Map(days.map((day) => [day.day, day]));
  return weeksOf(options.month).map((week) => week.map((day) => gridDay(day, byDay.get(day), options, texts)));
}

function gridDay(day: string, played: CalendarDay | undefined, options: Options, texts: GridTexts): GridDay {
  const { month, today, colorOf, hrefOf } = options;
  const plain = { key: day, number: Number(day.slice(8)), isOutside: monthOf(day) !== month, isToday: day === today };
  const matches = played?.competitions.flatMap((one) => one.matches) ?? [];
  if (matches.length === 0) return { ...plain, matches: [] };
  const { calendar, format } = texts;
  const shown = matches.length > MOST ? liveFirst(matches).slice(0, MOST) : matches;
  const left = matches.length - shown.length;
  const inWords = format.dayInWords(day);
  const near = nearDay(day, today);
  return {
    ...plain,
    href: hrefOf(day),
    label: calendar.dayWithMatches(near ? `${inWords}, ${calendar.days[near]}` : inWords, matches.length),
    matches: shown.map((match) => gridMatch(match, colorOf(match.competition), texts)),
    more: left > 0 ? { text: calendar.moreMatches(left), label: calendar.moreMatchesOn(left, inWords) } : undefined,
  };
}

/** What is in play is not what is left out. */
function liveFirst(matches: Match[]): Match[] {
  return [...matches.filter(isLive), ...matches.filter((match) => !isLive(match))];
}

function gridMatch(match: Match, color: string, texts: GridTexts): GridMatch {
  const { homeTeam, awayTeam } = match;
  return {
    key: String(match.id),
    label: describeMatch(match, texts),
    color,
    home: { abbreviation: homeTeam.abbreviation, crest: crestOf(homeTeam) },
    away: { abbreviation: awayTeam.abbreviation, crest: crestOf(awayTeam) },
    centre: centreOf(match, texts),
    isLive: isLive(match),
  };
}

const UNKNOWN = "–";

function centreOf(match: Match, { calendar, format }: GridTexts): string {
  switch (matchStateOf(match).kind) {
    case "preview":
    case "lineupsOut":
      return kickOffOf(match, format) ?? UNKNOWN;
    case "live":
    case "ended":
    case "finished":
    case "suspended":
    case "interrupted": {
      const score = scoreOf(match);
      return score ? `${score.home}–${score.away}` : UNKNOWN;
    }
    case "postponed":
      return calendar.short.postponed;
    case "cancelled":
      return calendar.short.cancelled;
    case "unknown":
      return UNKNOWN;
  }
}
