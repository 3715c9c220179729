import type { Bracket, BracketTie, Match } from "../api/wire.ts";
import type { Texts } from "../i18n/texts.ts";
import type { MatchRowProps } from "../ui/MatchRow.tsx";
import { decideMatchRow } from "./matchRow.ts";
import { isLive, isOver } from "./matchState.ts";
import { sideName } from "./tieCards.ts";
import type { PlacedTie } from "./tieChoice.ts";

type StoryTexts = Pick<Texts, "bracket" | "football" | "format">;

export interface TieStory {
  title: string;
  /** All goals of both clubs, the first one named first. */
  total?: string | undefined;
  /** How it was decided, or how it stands. */
  text: string;
  rows: (MatchRowProps & { id: number })[];
}

/** A tie with its matches and how it was decided. */
export function tieStory({ tie, stage }: PlacedTie, bracket: Bracket, texts: StoryTexts): TieStory {
  const { bracket: words } = texts;
  const hasLegs = stage.secondRound != null;
  const isLast = stage.isConsolation || (bracket.champion != null && bracket.champion.id === tie.winner && !tie.next);
  const { aggregate } = tie;
  return {
    title: words.tieTitle(stage.label, sideName(tie, "home", bracket, texts), sideName(tie, "away", bracket, texts)),
    total: aggregate ? `${aggregate.home}–${aggregate.away}` : undefined,
    text: tellTie(tie, hasLegs, isLast, texts),
    rows: tie.matches.map((match, index) => ({
      ...legRow(match, hasLegs ? (index === 0 ? words.steps.first : words.steps.second) : undefined, texts),
      id: match.id,
    })),
  };
}

/** How long a tie took: legs of ninety minutes, and thirty more. */
export function minutesOf({ matches }: Pick<BracketTie, "matches">): number {
  return matches.length * 90 + (matches.some(({ extraTime }) => extraTime) ? 30 : 0);
}

function tellTie(tie: BracketTie, hasLegs: boolean, isLast: boolean, { bracket }: StoryTexts): string {
  const words = bracket.story;
  switch (tie.state) {
    case "open":
      return words.open;
    case "scheduled":
      return words.ahead;
    case "live":
      return hasLegs ? words.nowTotal : words.now;
    case "between":
      return words.between;
    case "decided":
      return tellDecision(tie, hasLegs, isLast, words);
  }
}

function tellDecision(tie: BracketTie, hasLegs: boolean, isLast: boolean, words: Texts["bracket"]["story"]): string {
  const club = (tie.winner === tie.home.team?.id ? tie.home.team : tie.away.team)?.name ?? "";
  if (tie.decidedBy === "bye") return words.bye(club);
  const minutes = minutesOf(tie);
  const { penalties } = tie;
  if (tie.decidedBy !== "penalties" || !penalties) {
    const tell = isLast ? (hasLegs ? words.winsTotal : words.wins) : hasLegs ? words.goesOnTotal : words.goesOn;
    return tell(club, minutes);
  }
  const [won, lost] = [Math.max(penalties.home, penalties.away), Math.min(penalties.home, penalties.away)];
  const onGoals = isLast ? words.winsPenalties : words.goesOnPenalties;
  const onTotal = isLast ? words.winsTotalPenalties : words.goesOnTotalPenalties;
  return (hasLegs ? onTotal : onGoals)(club, minutes, won, lost);
}

/** A match of a tie: its leg, its day, and how it ended where that took longer. */
function legRow(match: Match, leg: string | undefined, texts: StoryTexts): MatchRowProps {
  const row = decideMatchRow(match, texts);
  const day = match.date ? texts.format.day(match.date) : undefined;
  const { status } = row;
  if (isLive(match)) return { ...row, status: { ...status, detail: leg ?? status.detail } };
  if (status.tone === "warn") return { ...row, status: { ...status, detail: leg ?? status.detail } };
  // "Final" is said by the score; that it took longer is not.
  const ending = isOver(match) ? status.detail : undefined;
  if (!leg) return { ...row, status: { ...status, text: day ?? status.text, detail: ending } };
  return { ...row, status: { ...status, text: leg, detail: [day, ending].filter(Boolean).join(", ") || undefined } };
}
