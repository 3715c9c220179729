import type { Bracket, BracketStage, BracketTie, Match } from "../api/wire.ts";
import { findTie } from "./bracketPlaces.ts";
import { matchOf } from "./tieCards.ts";

/** A tie and the stage that it belongs to. */
export interface PlacedTie {
  tie: BracketTie;
  stage: BracketStage;
}

function placed({ stages }: Bracket): PlacedTie[] {
  return stages.flatMap((stage) => stage.ties.map((tie) => ({ tie, stage })));
}

/** Later than every day that is known: who has no date yet comes last. */
const SOME_DAY = "9999";

const lastDayOf = ({ matches }: BracketTie) => matches.at(-1)?.date ?? "";
const nextDayOf = ({ tie }: PlacedTie) => matchOf(tie)?.date ?? SOME_DAY;

/** The final, once it is decided. A match for third place is none. */
export function decidedFinal(bracket: Bracket): PlacedTie | undefined {
  const { champion } = bracket;
  return champion
    ? placed(bracket).findLast(({ tie, stage }) => !stage.isConsolation && tie.winner === champion.id)
    : undefined;
}

/** The tie of the moment: the one in play, else the next of which both clubs are known, else the final that was won. */
export function tieOfTheMoment(bracket: Bracket): PlacedTie | undefined {
  const all = placed(bracket);
  const live = all.findLast(({ tie }) => tie.state === "live");
  if (live) return live;
  const [next] = all
    .filter(({ tie }) => tie.state === "scheduled" || tie.state === "between")
    .filter(({ tie }) => tie.home.team && tie.away.team)
    .sort((a, b) => (nextDayOf(a) < nextDayOf(b) ? -1 : nextDayOf(a) > nextDayOf(b) ? 1 : 0));
  return next ?? decidedFinal(bracket);
}

/** The tie that is told where none was chosen: the last that took more than ninety minutes, else that of the moment. */
export function tieToTell(bracket: Bracket): PlacedTie | undefined {
  const [longest] = placed(bracket)
    .filter(({ tie }) => tie.decidedBy === "penalties" || tie.decidedBy === "extra-time")
    .sort((a, b) => (lastDayOf(a.tie) > lastDayOf(b.tie) ? -1 : 1));
  return longest ?? tieOfTheMoment(bracket);
}

/** The tie that an address names, where there is such a tie. */
export function tieNamed(bracket: Bracket, id: string | null): PlacedTie | undefined {
  return id ? findTie(bracket, id) : undefined;
}

/** Goals as a match has its sides: in a second leg they are the other way round. */
export function asIn(match: Match, tie: BracketTie, goals: { home: number; away: number }) {
  return match.homeTeam.id === tie.away.team?.id ? { home: goals.away, away: goals.home } : goals;
}
