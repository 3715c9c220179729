import type { StandingsTie, TieMatch, TieStep } from "../api/wire.ts";
import { exampleTeam } from "./exampleMatch.ts";

/** Ties for tests. Clubs are known by their ids; each is called after its own letter. */

export const NAMES = ["", "Alvoredo", "Bragadouro", "Castro Vilar", "Dunas"];

export function exampleStep(criterion: string, values: Record<number, number>, change: Partial<TieStep> = {}): TieStep {
  const teams = Object.keys(values).map(Number);
  const all = teams.map((team) => ({ team, value: values[team] ?? 0 }));
  const isParted = all.some(({ value }) => value !== all[0]?.value);
  return {
    criterion,
    label: criterion,
    verdict: isParted ? "parted" : "level",
    restarted: false,
    teams,
    values: all,
    left: 0,
    ...change,
  };
}

export function waitingStep(criterion: string, teams: number[], left: number): TieStep {
  return exampleStep(criterion, {}, { verdict: "waiting", teams, left });
}

export function unusedStep(criterion: string): TieStep {
  return exampleStep(criterion, {}, { verdict: "unused" });
}

export function exampleTieMatch(home: number, away: number, score?: [number, number]): TieMatch {
  const [homeGoals, awayGoals] = score ?? [null, null];
  return { id: home * 100 + away, round: home + away, homeTeam: home, awayTeam: away, homeGoals, awayGoals };
}

/** Clubs in the order of the table, from a place on, with the steps that were walked. */
export function exampleTie(ids: number[], steps: TieStep[], change: Partial<StandingsTie> = {}): StandingsTie {
  return {
    table: "overall",
    position: 5,
    points: 58,
    teams: ids.map((id, index) => ({
      team: exampleTeam(id, NAMES[id] ?? ""),
      position: 5 + index,
      decidedBy: steps.findLast(({ teams }) => teams.includes(id))?.criterion ?? "level",
    })),
    standings: [],
    matches: [],
    steps,
    ...change,
  };
}
