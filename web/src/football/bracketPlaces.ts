import type { Bracket, BracketStage, BracketTie } from "../api/wire.ts";

/** Where ties stand. Apart from how they are shown, which only the pages of cups load. */

/** Where a tie stands in the bracket. */
export function findTie({ stages }: Bracket, id: string): { tie: BracketTie; stage: BracketStage } | undefined {
  for (const stage of stages) {
    const tie = stage.ties.find((one) => one.id === id);
    if (tie) return { tie, stage };
  }
  return undefined;
}

/** The id of a tie's card: addresses lead there. */
export function anchorOf(id: string): string {
  return `tie-${id}`;
}
