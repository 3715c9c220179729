import type { Match, Round } from "../api/wire.ts";
import type { Texts } from "../i18n/texts.ts";
import type { MatchSide, MatchStatus } from "../ui/MatchRow.tsx";
import { type MatchState, matchStateOf, type Phase } from "./matchState.ts";

export type MatchTexts = Pick<Texts, "football" | "format">;
/** The days between which a match without a date is to be played. */
export type Days = Pick<Round, "initial_date" | "final_date">;
type Emphasis = MatchSide["emphasis"];

/** The minute as it is written on a scoreboard. */
function minuteOf(match: Match): string | undefined {
  return match.played_time?.replace("'", "’");
}

/** The first two lines of a match: what is going on, and what more there is to say of it. */
export function decideStatus(
  match: Match,
  state: MatchState,
  { football, format }: MatchTexts,
  round?: Days,
): MatchStatus {
  const words = football.status;
  switch (state.kind) {
    case "preview":
      if (kickOffOf(match, format)) return { tone: "plain" };
      return { tone: "muted", text: words.undefinedDate, detail: rangeOf(round, football, format) };
    case "lineupsOut":
      return { tone: "plain", chip: words.lineups };
    case "live":
      return { tone: "live", ...decidePhase(match, state.phase, words) };
    case "ended":
      return { tone: "muted", text: words.ended, detail: words.provisional };
    case "finished":
      return { tone: "muted", text: words.ended, detail: howItEnded(match, words) };
    case "suspended":
      return { tone: "warn", text: words.suspended, detail: match.reason ?? undefined };
    case "interrupted":
      return { tone: "warn", text: words.interruptedShort, detail: match.reason ?? undefined };
    case "postponed":
      return { tone: "warn", text: words.postponed, detail: match.reason ?? undefined };
    case "cancelled":
      return { tone: "warn", text: words.cancelled, detail: match.reason ?? undefined };
    case "unknown":
      return { tone: "muted", text: words.unknown };
  }
}

function decidePhase(match: Match, phase: Phase, words: Texts["football"]["status"]) {
  switch (phase) {
    case "firstHalf":
      return { text: minuteOf(match) ?? words.liveShort, detail: words.firstHalf };
    case "halfTime":
      return { text: words.halfTimeShort, detail: words.halfTime };
    case "secondHalf":
      return { text: minuteOf(match) ?? words.liveShort, detail: words.secondHalf };
    case "afterNinety":
      return { text: words.extraTimeShort, detail: words.afterNinety };
    case "extraFirstHalf":
      return { text: minuteOf(match) ?? words.extraTimeShort, detail: words.extraTime };
    case "extraBreak":
      return { text: words.extraTimeShort, detail: words.halfTime };
    case "extraSecondHalf":
      return { text: minuteOf(match) ?? words.extraTimeShort, detail: words.extraTime };
    case "fullTime":
      return { text: words.liveShort, detail: words.fullTime };
    case "penalties":
      return { text: words.penaltiesShort, detail: penaltiesOf(match) ?? words.penalties };
  }
}

function penaltiesOf({ homePenaltyGoals, awayPenaltyGoals }: Match): string | undefined {
  const isKnown = typeof homePenaltyGoals === "number" && typeof awayPenaltyGoals === "number";
  return isKnown ? `${homePenaltyGoals}–${awayPenaltyGoals}` : undefined;
}

function howItEnded(match: Match, words: Texts["football"]["status"]): string | undefined {
  const penalties = penaltiesOf(match);
  if (penalties) return `${words.onPenalties} ${penalties}`;
  return match.extraTime ? words.afterExtraTime : undefined;
}

function rangeOf(round: Days | undefined, football: Texts["football"], format: Texts["format"]): string | undefined {
  if (!round?.initial_date || !round.final_date) return undefined;
  return format.range(round.initial_date, round.final_date, football.between);
}

/** The hour of kick-off, where day and hour are fixed. */
export function kickOffOf(match: Match, format: Texts["format"]): string | undefined {
  return match.date && match.fixtureDateIsDefined ? format.time(match.date) : undefined;
}

/** The goals of both sides, where a match has any to show: not before kick-off, not even 0–0. */
export function scoreOf(match: Pick<Match, "homeGoals" | "awayGoals">): { home: number; away: number } | undefined {
  const { homeGoals: home, awayGoals: away } = match;
  return typeof home === "number" && typeof away === "number" ? { home, away } : undefined;
}

/** The goals of a match that was begun and counts. */
export function countingScore(match: Match, state: MatchState): ReturnType<typeof scoreOf> {
  switch (state.kind) {
    case "live":
    case "ended":
    case "finished":
    case "suspended":
    case "interrupted":
      return scoreOf(match);
    case "preview":
    case "lineupsOut":
    case "postponed":
    case "cancelled":
    case "unknown":
      return undefined;
  }
}

/** Who lost is muted, and both where the match does not count for now. */
export function decideEmphasis(match: Match, state: MatchState): [home: Emphasis, away: Emphasis] {
  switch (state.kind) {
    case "ended":
    case "finished": {
      const lead = leadOf(match);
      return [lead < 0 ? "muted" : "normal", lead > 0 ? "muted" : "normal"];
    }
    case "suspended":
    case "interrupted":
    case "postponed":
    case "unknown":
      return ["muted", "muted"];
    case "cancelled":
      return ["struck", "struck"];
    case "preview":
    case "lineupsOut":
    case "live":
      return ["normal", "normal"];
  }
}

/** Above zero where the home side is ahead; penalties decide between equals. */
function leadOf(match: Match): number {
  const goals = (match.homeGoals ?? 0) - (match.awayGoals ?? 0);
  return goals !== 0 ? goals : (match.homePenaltyGoals ?? 0) - (match.awayPenaltyGoals ?? 0);
}

/** The whole match in a sentence, for those who hear it. */
export function describeMatch(match: Match, { football, format }: MatchTexts): string {
  const state = matchStateOf(match);
  const score = countingScore(match, state);
  const [home, away] = [match.homeTeam.name, match.awayTeam.name];
  const teams = score ? `${home} ${score.home}, ${away} ${score.away}` : `${home} ${football.versus} ${away}`;
  return [teams, ...stateInWords(match, state, { football, format }), match.stadium?.name].filter(Boolean).join(", ");
}

function stateInWords(match: Match, state: MatchState, { football, format }: MatchTexts): (string | undefined)[] {
  const words = football.status;
  switch (state.kind) {
    case "preview":
      return [whenInWords(match, football, format)];
    case "lineupsOut":
      return [whenInWords(match, football, format), words.lineupsInWords];
    case "live":
      return [words.live, minuteOf(match), ...phaseInWords(match, state.phase, words)];
    case "ended":
      return [words.ended, words.provisional];
    case "finished":
      return [words.ended, ...endInWords(match, words)];
    case "suspended":
      return [words.suspended, match.reason ?? undefined];
    case "interrupted":
      return [words.interrupted, match.reason ?? undefined];
    case "postponed":
      return [words.postponed, match.reason ?? undefined];
    case "cancelled":
      return [words.cancelled, match.reason ?? undefined];
    case "unknown":
      return [words.unknown];
  }
}

function phaseInWords(match: Match, phase: Phase, words: Texts["football"]["status"]): string[] {
  const { detail } = decidePhase(match, phase, words);
  if (phase === "penalties") return [words.penalties, detail];
  return phase === "extraBreak" ? [words.extraTime, detail] : [detail];
}

function endInWords(match: Match, words: Texts["football"]["status"]): string[] {
  const { homePenaltyGoals: home, awayPenaltyGoals: away } = match;
  if (typeof home === "number" && typeof away === "number") return [words.onPenaltiesInWords(home, away)];
  return match.extraTime ? [words.afterExtraTimeInWords] : [];
}

function whenInWords(match: Match, football: Texts["football"], format: Texts["format"]): string {
  if (!match.date) return football.status.undefinedDateInWords;
  const day = format.dayInWords(match.date);
  const time = kickOffOf(match, format);
  return time ? football.at(day, time) : day;
}
