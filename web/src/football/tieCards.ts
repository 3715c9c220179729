import { crestOf } from "../api/art.ts";
import type { Bracket, BracketStage, BracketTie, Match } from "../api/wire.ts";
import type { Texts } from "../i18n/texts.ts";
import type { TieCardProps, TieSide } from "../ui/TieCard.tsx";
import { anchorOf, findTie } from "./bracketPlaces.ts";
import { isLive, isOver, matchStateOf } from "./matchState.ts";
import { decideStatus } from "./matchWords.ts";

type TieTexts = Pick<Texts, "bracket" | "football" | "format">;
type Side = BracketTie["home"];

/** What a tie is called where its winner is awaited: its clubs, or its stage and place. */
function nameOf(tie: BracketTie, stage: BracketStage): string {
  const [home, away] = [tie.home.team, tie.away.team];
  return home && away ? `${home.abbreviation}–${away.abbreviation}` : `${stage.label} ${tie.slot + 1}`;
}

/** The name of a side that nobody has reached yet. */
function awaited(side: Side, bracket: Bracket, { bracket: texts }: TieTexts): string {
  const [one, other, ...more] = side.candidates;
  if (one && other && more.length === 0) return texts.either(one.name, other.name);
  const from = side.from ? findTie(bracket, side.from) : undefined;
  return from ? texts.winnerOf(nameOf(from.tie, from.stage)) : texts.undrawn;
}

/** What a side is called: its club, or who may come. */
export function sideName(tie: BracketTie, which: "home" | "away", bracket: Bracket, texts: TieTexts): string {
  const { team } = tie[which];
  const isBye = tie.decidedBy === "bye" && !team;
  return team?.name ?? (isBye ? texts.bracket.byeRow : awaited(tie[which], bracket, texts));
}

function goalsOf(match: Match, team: number | undefined): string {
  const goals = match.homeTeam.id === team ? match.homeGoals : match.awayGoals;
  return goals == null ? "–" : String(goals);
}

/** The goals of a side: in each leg, where there are two, and in all. */
function scoresOf(tie: BracketTie, which: "home" | "away", hasLegs: boolean) {
  const team = tie[which].team?.id;
  const legs = hasLegs ? [0, 1].map((leg) => (tie.matches[leg] ? goalsOf(tie.matches[leg], team) : "–")) : [];
  return { legs, total: tie.aggregate ? String(tie.aggregate[which]) : undefined };
}

function sideOf(tie: BracketTie, which: "home" | "away", bracket: Bracket, hasLegs: boolean, texts: TieTexts): TieSide {
  const { team } = tie[which];
  return {
    key: which,
    name: sideName(tie, which, bracket, texts),
    crest: team ? crestOf(team) : undefined,
    color: team?.color,
    ...scoresOf(tie, which, hasLegs),
    emphasis: !team ? "open" : tie.winner == null ? "plain" : tie.winner === team.id ? "winner" : "loser",
  };
}

/** The match that a tie is about now: the one in play, else the next, else the last. */
export function matchOf({ matches }: BracketTie): Match | undefined {
  return matches.find(isLive) ?? matches.find((match) => !isOver(match)) ?? matches.at(-1);
}

function whenOf(match: Match | undefined, { bracket, format }: TieTexts): string {
  if (!match?.date) return bracket.undated;
  return [format.day(match.date), format.time(match.date)].filter(Boolean).join(", ");
}

/** How a tie stands, in a few words. */
export function statusOf(tie: BracketTie, hasLegs: boolean, texts: TieTexts): TieCardProps["status"] {
  const { bracket } = texts;
  const match = matchOf(tie);
  const leg = hasLegs && match ? (match === tie.matches[0] ? bracket.firstLeg : bracket.secondLeg) : undefined;
  switch (tie.state) {
    case "open":
      return { tone: "muted", text: bracket.open };
    case "live":
      return { tone: "live", text: minuteOf(match, texts), detail: leg };
    case "scheduled":
    case "between":
      return { tone: "plain", text: whenOf(match, texts), detail: leg };
    case "decided":
      return { tone: "plain", text: decisionOf(tie, texts) };
  }
}

/** The minute, or what else is going on: a break, a shoot-out. */
function minuteOf(match: Match | undefined, texts: TieTexts): string {
  const status = match && decideStatus(match, matchStateOf(match), texts);
  return status?.text ?? texts.football.status.live;
}

/** Who goes through, in words. */
export function goesOnOf({ winner, home, away }: BracketTie, { bracket }: TieTexts): string | undefined {
  const team = [home.team, away.team].find((one) => one && one.id === winner);
  return team ? bracket.goesOn(team.name) : undefined;
}

function decisionOf({ decidedBy, penalties }: BracketTie, { bracket }: TieTexts): string {
  if (decidedBy === "penalties" && penalties) {
    return bracket.penalties(Math.max(penalties.home, penalties.away), Math.min(penalties.home, penalties.away));
  }
  if (decidedBy === "bye") return bracket.bye;
  return decidedBy === "extra-time" ? bracket.extraTime : bracket.final;
}

/** The whole tie as a sentence or two. */
function describe(tie: BracketTie, [home, away]: [TieSide, TieSide], status: TieCardProps["status"], texts: TieTexts) {
  const { bracket } = texts;
  const goals = tie.aggregate ? `, ${tie.aggregate.home}–${tie.aggregate.away}` : "";
  const winner = [home, away].find(({ emphasis }) => emphasis === "winner");
  const how = tie.penalties
    ? bracket.penaltiesInWords(tie.penalties.home, tie.penalties.away)
    : tie.decidedBy === "extra-time"
      ? bracket.extraTimeInWords
      : undefined;
  const parts = [
    `${home.name} – ${away.name}${goals}${how ? `, ${how}` : ""}`,
    tie.state === "decided" ? undefined : [status.detail, status.text].filter(Boolean).join(", "),
    winner ? bracket.goesOn(winner.name) : undefined,
  ];
  return `${parts.filter(Boolean).join(". ")}.`;
}

/** A tie as a card of the bracket. */
export function tieCard(tie: BracketTie, stage: BracketStage, bracket: Bracket, texts: TieTexts): TieCardProps {
  const hasLegs = stage.secondRound != null;
  const sides: [TieSide, TieSide] = [
    sideOf(tie, "home", bracket, hasLegs, texts),
    sideOf(tie, "away", bracket, hasLegs, texts),
  ];
  const status = statusOf(tie, hasLegs, texts);
  const { firstLegShort, secondLegShort, total } = texts.bracket;
  return {
    anchor: anchorOf(tie.id),
    label: describe(tie, sides, status, texts),
    status,
    columns: hasLegs ? [firstLegShort, secondLegShort, total] : [],
    sides,
  };
}
