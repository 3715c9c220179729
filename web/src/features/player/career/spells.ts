import type { PlayerHistory, TeamRef } from "../../../api/wire.ts";

/** A season of a player at a team. */
export interface CareerSpell {
  season: number;
  label: string;
  order: number;
  matches: number;
  goals: number;
  team: TeamRef;
  loanFrom: TeamRef | undefined;
}

/** His seasons, newest first; of two clubs in one season the later one first. */
export function spellsOf(history: PlayerHistory[]): CareerSpell[] {
  return history
    .flatMap(({ team, seasons }) =>
      seasons.map(({ loanFrom, ...season }) => ({ ...season, team, loanFrom: loanFrom ?? undefined })),
    )
    .sort((one, other) => other.season - one.season || other.order - one.order);
}

/** What it adds up to. */
export function totalsOf(spells: CareerSpell[]) {
  const sum = (of: (spell: CareerSpell) => number) => spells.reduce((total, spell) => total + of(spell), 0);
  return {
    matches: sum(({ matches }) => matches),
    goals: sum(({ goals }) => goals),
    seasons: new Set(spells.map(({ season }) => season)).size,
    clubs: new Set(spells.map(({ team }) => team.id)).size,
  };
}
