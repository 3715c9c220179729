import type { Bracket, BracketStage, BracketTie, Match } from "../api/wire.ts";
import type { Texts } from "../i18n/texts.ts";
import type { TieStep } from "../ui/TieBoard.tsx";
import { isLive, isOver, matchStateOf } from "./matchState.ts";
import { decideStatus, scoreOf } from "./matchWords.ts";
import { goesOnOf } from "./tieCards.ts";
import { asIn } from "./tieChoice.ts";

type StepTexts = Pick<Texts, "bracket" | "football" | "format">;
type Part = "leg" | "extraTime" | "penalties";

/** The part of a tie that its last match is in. */
function partOf(match: Match | undefined): Part {
  const state = match ? matchStateOf(match) : undefined;
  if (state?.kind !== "live") return "leg";
  switch (state.phase) {
    case "penalties":
      return "penalties";
    case "afterNinety":
    case "extraFirstHalf":
    case "extraBreak":
    case "extraSecondHalf":
    case "fullTime":
      return "extraTime";
    case "firstHalf":
    case "halfTime":
    case "secondHalf":
      return "leg";
  }
}

/** Some cups go from ninety minutes straight to penalties: once one of their ties did, none is played longer. */
export function playsExtraTime({ stages }: Bracket): boolean {
  const shootOuts = stages.flatMap(({ ties }) => ties).filter(({ decidedBy }) => decidedBy === "penalties");
  return shootOuts.length === 0 || shootOuts.some(({ matches }) => matches.at(-1)?.extraTime);
}

/** What a tie goes through, as far as it can still come to it: its matches, extra time, penalties. */
export function tieSteps(tie: BracketTie, stage: BracketStage, bracket: Bracket, texts: StepTexts): TieStep[] {
  const { steps: words } = texts.bracket;
  const titles = stage.secondRound == null ? [words.match] : [words.first, words.second];
  const last = tie.matches[titles.length - 1];
  const part = partOf(last);
  const isDecided = tie.state === "decided";
  const legs = titles.map((title, index): TieStep => {
    const match = tie.matches[index];
    const isPast = match !== undefined && (isOver(match) || (match === last && part !== "leg"));
    const state = isPast ? "done" : match && isLive(match) ? "now" : "ahead";
    return { key: String(index), title, state, text: match ? legInWords(match, texts) : texts.bracket.undated };
  });
  const wentOn = last?.extraTime || part === "extraTime";
  const hadShootOut = tie.penalties != null || part === "penalties";
  const hasExtraTime = wentOn || (!isDecided && playsExtraTime(bracket));
  return [
    ...legs,
    ...(hasExtraTime ? [extraTimeStep(tie, last, part, texts, titles.length > 1)] : []),
    ...(hadShootOut || !isDecided ? [penaltiesStep(tie, last, part, texts)] : []),
  ];
}

/** "FAR 1–1 RIN, 3 mar"; before it is played the day and the hour. */
function legInWords(match: Match, texts: StepTexts): string {
  const score = scoreOf(match);
  const { format } = texts;
  if (!score || !(isOver(match) || isLive(match))) {
    const status = decideStatus(match, matchStateOf(match), texts);
    if (status.tone === "warn" && status.text) return status.text;
    const when = match.date ? [format.day(match.date), match.fixtureDateIsDefined && format.time(match.date)] : [];
    return when.filter(Boolean).join(", ") || texts.bracket.undated;
  }
  const goals = `${match.homeTeam.abbreviation} ${score.home}–${score.away} ${match.awayTeam.abbreviation}`;
  const isNow = isLive(match) && partOf(match) === "leg";
  const when = isNow
    ? decideStatus(match, matchStateOf(match), texts).text
    : match.date && format.dayOfMonth(match.date);
  return [goals, when].filter(Boolean).join(", ");
}

/** The goals of each club, where they have as many. */
function levelAt({ aggregate }: BracketTie): number | undefined {
  return aggregate && aggregate.home === aggregate.away ? aggregate.home : undefined;
}

function extraTimeStep(
  tie: BracketTie,
  last: Match | undefined,
  part: Part,
  texts: StepTexts,
  hasLegs: boolean,
): TieStep {
  const words = texts.bracket.steps;
  const step = { key: "extraTime", title: words.extraTime };
  const isDecided = tie.state === "decided";
  const level = levelAt(tie);
  if (part === "extraTime" && last) {
    return { ...step, state: "now", text: decideStatus(last, matchStateOf(last), texts).text ?? words.extraTime };
  }
  if (part === "penalties" || (isDecided && tie.penalties)) {
    return { ...step, state: "done", text: level === undefined ? "" : words.stayed(level, level) };
  }
  if (isDecided) return { ...step, state: "done", text: goesOnOf(tie, texts) ?? "" };
  const isLastOn = last !== undefined && isLive(last);
  if (isLastOn && level !== undefined) return { ...step, state: "ahead", text: words.ifItEndedNow };
  return { ...step, state: "ahead", text: hasLegs ? words.ifTotalLevel : words.ifLevel };
}

function penaltiesStep(tie: BracketTie, last: Match | undefined, part: Part, texts: StepTexts): TieStep {
  const words = texts.bracket.steps;
  const step = { key: "penalties", title: words.penalties };
  if (tie.penalties && last) {
    const { home, away } = asIn(last, tie, tie.penalties);
    const state = tie.state === "decided" ? "done" : "now";
    return { ...step, state, text: `${last.homeTeam.abbreviation} ${home}–${away} ${last.awayTeam.abbreviation}` };
  }
  if (part === "penalties") return { ...step, state: "now", text: texts.football.status.live };
  const level = last && isLive(last) ? levelAt(tie) : undefined;
  return { ...step, state: "ahead", text: level === undefined ? words.ifStillLevel : words.ifStill(level, level) };
}
