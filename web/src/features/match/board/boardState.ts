import type { Match } from "../../../api/wire.ts";
import { matchStateOf } from "../../../football/matchState.ts";
import { decideStatus, kickOffOf, scoreOf } from "../../../football/matchWords.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { BoardCentre, BoardState } from "../../../ui/ScoreBoard.tsx";

type StateTexts = Pick<Texts, "football" | "format" | "match">;

/** How far a match has come, as its board says it. */
export function boardState(match: Match, texts: StateTexts): BoardState {
  const state = matchStateOf(match);
  const words = texts.football.status;
  const { text, detail } = decideStatus(match, state, texts);
  switch (state.kind) {
    case "preview":
      return { tone: "plain", text: match.date ? texts.format.day(match.date) : words.undefinedDate };
    case "lineupsOut":
      return { tone: "plain", text: texts.match.board.lineUpsOut };
    case "live": {
      const isRunning = ["firstHalf", "secondHalf", "extraFirstHalf", "extraSecondHalf"].includes(state.phase);
      return { tone: "live", text: (isRunning ? text : detail) ?? words.live };
    }
    case "ended":
      return { tone: "plain", text: `${texts.match.board.ended}, ${words.provisional.toLowerCase()}` };
    case "finished":
      return { tone: "plain", text: texts.match.board.ended };
    case "interrupted":
      return { tone: "warn", text: words.interrupted };
    case "suspended":
    case "postponed":
    case "cancelled":
    case "unknown":
      return { tone: "warn", text: text ?? words.unknown };
  }
}

export function boardCentre(match: Match, { format }: StateTexts): BoardCentre {
  const score = scoreOf(match);
  if (score) return { kind: "score", ...score };
  const { kind } = matchStateOf(match);
  const time = kind === "preview" || kind === "lineupsOut" ? kickOffOf(match, format) : undefined;
  return time ? { kind: "time", text: time } : { kind: "none" };
}

/**
 * What stands below the figures: who shows the match, which half it is, the score at half time; why it is not played, what
 * is not official yet. In the usual course of a match it is one line, so that the board keeps its height.
 */
export function boardNotes(match: Match, texts: StateTexts): string[] {
  const { board } = texts.match;
  const { kind } = matchStateOf(match);
  return [
    courseNote(match, texts),
    match.extraTime && (kind === "ended" || kind === "finished") ? board.afterExtraTime : undefined,
    match.reason ?? undefined,
    kind === "postponed" && !match.date ? board.noNewDate : undefined,
  ].filter((note) => note !== undefined);
}

function courseNote(match: Match, texts: StateTexts): string | undefined {
  const { board } = texts.match;
  const { homeHalfTimeGoals: home, awayHalfTimeGoals: away, transmission } = match;
  const state = matchStateOf(match);
  if (state.kind === "preview" || state.kind === "lineupsOut") {
    return transmission ? texts.match.watch.onTelevision(transmission) : undefined;
  }
  if (state.kind === "live" && state.phase === "firstHalf") return texts.football.status.firstHalf;
  return typeof home === "number" && typeof away === "number" ? board.halfTime(home, away) : undefined;
}

/** "(5–4 g.p.)" */
export function shootOutText({ homePenaltyGoals: home, awayPenaltyGoals: away }: Match, texts: StateTexts) {
  const isKnown = typeof home === "number" && typeof away === "number";
  return isKnown ? `(${home}–${away} ${texts.football.status.onPenalties})` : undefined;
}
