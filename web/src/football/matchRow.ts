import { crestOf } from "../api/art.ts";
import type { Match } from "../api/wire.ts";
import type { MatchCentre, MatchRowProps, MatchStatus } from "../ui/MatchRow.tsx";
import { matchPath } from "./matchPath.ts";
import { type MatchState, matchStateOf } from "./matchState.ts";
import {
  countingScore,
  type Days,
  decideEmphasis,
  decideStatus,
  describeMatch,
  kickOffOf,
  type MatchTexts,
} from "./matchWords.ts";

interface Options {
  /** Gives the days between which a match without a date is to be played. */
  round?: Days | undefined;
  /** The row says its day: for lists that are not grouped by day. */
  isDated?: boolean;
}

/** A match as a row of a list. */
export function decideMatchRow(match: Match, texts: MatchTexts, options: Options = {}): MatchRowProps {
  const state = matchStateOf(match);
  const status = decideStatus(match, state, texts, options.round);
  const [home, away] = decideEmphasis(match, state);
  return {
    href: matchPath(match),
    label: describeMatch(match, texts),
    status: options.isDated ? withDay(status, match, texts) : status,
    home: {
      name: match.homeTeam.name,
      crest: crestOf(match.homeTeam),
      emphasis: home,
      ...sentOff("home", match, texts),
    },
    away: {
      name: match.awayTeam.name,
      crest: crestOf(match.awayTeam),
      emphasis: away,
      ...sentOff("away", match, texts),
    },
    centre: decideCentre(match, state, texts),
    meta: decideMeta(match, state),
  };
}

/** What stands between the two sides: the hour, the score, or nothing. */
function decideCentre(match: Match, state: MatchState, { format }: MatchTexts): MatchCentre {
  const score = countingScore(match, state);
  if (score) return { kind: "score", ...score };
  const text = state.kind === "preview" || state.kind === "lineupsOut" ? kickOffOf(match, format) : undefined;
  return text ? { kind: "time", text } : { kind: "none" };
}

/** Everybody sent off counts, by a direct red card or a second yellow one. */
function sentOff(side: "home" | "away", match: Match, { football }: MatchTexts) {
  const redCards =
    side === "home"
      ? match.homeRedCards + match.homeSecondYellowCards
      : match.awayRedCards + match.awaySecondYellowCards;
  return { redCards, redCardsLabel: redCards > 0 ? football.redCards(redCards) : undefined };
}

/** Where it is played, and before it is over also who shows it. */
function decideMeta(match: Match, state: MatchState): MatchRowProps["meta"] {
  const isOver = state.kind === "ended" || state.kind === "finished" || state.kind === "cancelled";
  const tv = isOver ? undefined : (match.transmission ?? undefined);
  const place = match.stadium?.name;
  return tv || place ? { tv, place } : undefined;
}

function withDay(status: MatchStatus, match: Match, { format }: MatchTexts): MatchStatus {
  if (!match.date || status.tone === "live" || status.tone === "warn") return status;
  const detail = [status.text, status.detail].filter(Boolean).join(" ");
  return { ...status, tone: "plain", text: format.dayOfMonth(match.date), detail: detail || undefined };
}
