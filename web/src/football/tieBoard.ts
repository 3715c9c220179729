import { drawnCrestOf } from "../api/art.ts";
import type { Bracket, BracketTie, Match, TeamRef } from "../api/wire.ts";
import type { Texts } from "../i18n/texts.ts";
import type { BoardSide, TieBoardProps } from "../ui/TieBoard.tsx";
import { isLive, isOver, matchStateOf } from "./matchState.ts";
import { decideStatus, describeMatch, kickOffOf, scoreOf } from "./matchWords.ts";
import { matchOf } from "./tieCards.ts";
import { asIn, decidedFinal, type PlacedTie, tieOfTheMoment } from "./tieChoice.ts";
import { tieSteps } from "./tieSteps.ts";

type BoardTexts = Pick<Texts, "bracket" | "football" | "format">;

/** The tie of the moment as a board; nothing where no tie has both its clubs yet. */
export function tieBoard(bracket: Bracket, texts: BoardTexts): { board: TieBoardProps; tie: PlacedTie } | undefined {
  const moment = tieOfTheMoment(bracket);
  const match = moment && matchOf(moment.tie);
  if (!match) return undefined;
  const { tie, stage } = moment;
  const { bracket: words } = texts;
  const hasLegs = stage.secondRound != null;
  const isFinal = decidedFinal(bracket)?.tie === tie;
  const winner = [match.homeTeam, match.awayTeam].find(({ id }) => id === tie.winner);
  return {
    tie: moment,
    board: {
      label: tie.state === "live" ? words.board.live : tie.state === "decided" ? words.board.over : words.board.next,
      stage: stage.label,
      leg: hasLegs ? (match === tie.matches[0] ? words.firstLeg : words.secondLeg) : undefined,
      place: placeOf(match),
      score: scoreInWords(match),
      description: [describeMatch(match, texts), winner && isFinal ? words.champion(winner.name) : undefined]
        .filter(Boolean)
        .join(". "),
      home: sideOf(match.homeTeam, tie, isFinal, texts),
      away: sideOf(match.awayTeam, tie, isFinal, texts),
      ...centreOf(match, texts),
      total: totalOf(tie, match, hasLegs, texts),
      steps: tieSteps(tie, stage, bracket, texts),
      stepsLabel: words.board.steps,
    },
  };
}

function placeOf(match: Match): string | undefined {
  const tv = isOver(match) ? undefined : match.transmission;
  return [match.stadium?.name, tv].filter(Boolean).join(", ") || undefined;
}

/** Only the goals: what is said aloud when one falls. */
function scoreInWords(match: Match): string | undefined {
  const score = isLive(match) ? scoreOf(match) : undefined;
  return score && `${match.homeTeam.name} ${score.home}, ${match.awayTeam.name} ${score.away}`;
}

function sideOf(team: TeamRef, tie: BracketTie, isFinal: boolean, { bracket }: BoardTexts): BoardSide {
  return {
    name: team.name,
    crest: drawnCrestOf(team),
    color: team.color,
    onColor: team.textColor,
    note: isFinal && tie.winner === team.id ? bracket.board.winner : undefined,
  };
}

/** The score, or the hour of kick-off; above it the minute, or the day. */
function centreOf(match: Match, texts: BoardTexts): Pick<TieBoardProps, "state" | "centre"> {
  const { bracket, format } = texts;
  const status = decideStatus(match, matchStateOf(match), texts);
  const score = scoreOf(match);
  const isPlayed = score !== undefined && (isLive(match) || isOver(match));
  const time = kickOffOf(match, format);
  const centre = isPlayed
    ? ({ kind: "score", ...score } as const)
    : time && status.tone !== "warn"
      ? ({ kind: "time", text: time } as const)
      : ({ kind: "none" } as const);
  if (status.tone === "live" || status.tone === "warn") {
    return { centre, state: { tone: status.tone, text: status.text ?? "" } };
  }
  return { centre, state: { tone: "plain", text: match.date ? format.day(match.date) : bracket.undated } };
}

/** A shoot-out says more than the total that led to it. */
function totalOf(tie: BracketTie, match: Match, hasLegs: boolean, { bracket }: BoardTexts): TieBoardProps["total"] {
  if (tie.penalties) return { label: bracket.board.penalties, ...asIn(match, tie, tie.penalties) };
  return hasLegs && tie.aggregate ? { label: bracket.total, ...asIn(match, tie, tie.aggregate) } : undefined;
}
