import type { Bracket, BracketStage, BracketTie, Match } from "../api/wire.ts";
import { exampleMatch, exampleTeam } from "./exampleMatch.ts";

/** Brackets for tests and for the gallery. */

const side = (team?: number, from: string | null = null, candidates: number[] = []): BracketTie["home"] => ({
  team: team === undefined ? null : exampleTeam(team, `Clube ${team}`),
  from,
  candidates: candidates.map((id) => exampleTeam(id, `Clube ${id}`)),
});

export function exampleTie(id: string, slot: number, more: Partial<BracketTie> = {}): BracketTie {
  return {
    id,
    slot,
    state: "open",
    home: side(),
    away: side(),
    matches: [],
    aggregate: null,
    penalties: null,
    winner: null,
    decidedBy: null,
    next: null,
    ...more,
  };
}

export function exampleLeg(home: number, away: number, more: Partial<Match> = {}): Match {
  return exampleMatch({
    homeTeam: exampleTeam(home, `Clube ${home}`),
    awayTeam: exampleTeam(away, `Clube ${away}`),
    ...more,
  });
}

const stage = (round: number, label: string, ties: BracketTie[], secondRound: number | null = null): BracketStage => ({
  round,
  secondRound,
  label,
  initial_date: null,
  final_date: null,
  isConsolation: false,
  ties,
});

const over = { status: 5, subStatus: 11 };

/** Semi-finals over two legs, one decided on penalties, one between the legs; the final is to come. */
export const exampleBracket: Bracket = {
  champion: null,
  stages: [
    stage(
      7,
      "Meias-finais",
      [
        exampleTie("r7-1", 0, {
          state: "decided",
          home: side(1),
          away: side(2),
          matches: [
            exampleLeg(1, 2, { ...over, homeGoals: 2, awayGoals: 1 }),
            exampleLeg(2, 1, { ...over, homeGoals: 1, awayGoals: 0 }),
          ],
          aggregate: { home: 2, away: 2 },
          penalties: { home: 4, away: 5 },
          winner: 2,
          decidedBy: "penalties",
          next: "r9-1",
        }),
        exampleTie("r7-2", 1, {
          state: "between",
          home: side(3),
          away: side(4),
          matches: [
            exampleLeg(3, 4, { ...over, homeGoals: 0, awayGoals: 1 }),
            exampleLeg(4, 3, {
              status: 1,
              subStatus: 1,
              homeGoals: null,
              awayGoals: null,
              date: "2027-03-10T20:15:00+00:00",
            }),
          ],
          aggregate: { home: 0, away: 1 },
          next: "r9-1",
        }),
      ],
      8,
    ),
    stage(9, "Final", [exampleTie("r9-1", 0, { home: side(2, "r7-1"), away: side(undefined, "r7-2", [3, 4]) })]),
  ],
};
