import type { Positions } from "../api/wire.ts";
import { clubMark } from "./tieLadder.ts";

/** As many as can be told apart in one picture. */
export const MOST_CLUBS = 6;
const CLUBS_AT_FIRST = 5;

/** The clubs that the chart shows in their colours: those that the address names, else the top of the table. */
export function decideChosen(asked: string | undefined, { teams }: Positions): number[] {
  const known = teams.map(({ team }) => team.id);
  const named = (asked ?? "").split(/\D+/).map(Number);
  const chosen = [...new Set(named)].filter((id) => known.includes(id));
  return chosen.length > 0 ? chosen.slice(0, MOST_CLUBS) : known.slice(0, CLUBS_AT_FIRST);
}

/** How chosen clubs are written into an address. */
export function writeChosen(ids: number[]): string {
  return ids.join("-");
}

/** The lines of the chart, in today's order. */
export function positionLines({ teams }: Positions, chosen: number[]) {
  return teams.map(({ team, positions }) => ({ ...clubMark(team), positions, isChosen: chosen.includes(team.id) }));
}

/** Where a club stood after a round, and its best and worst place so far. Nothing before its first round. */
export function runOf(positions: number[], at: number) {
  if (positions.length === 0) return undefined;
  return { place: positions[at], best: Math.min(...positions), worst: Math.max(...positions) };
}

/** Who stood first after a round, and who has done so after the most rounds. */
export function leadersOf({ teams, rounds }: Positions, at: number) {
  const leader = teams.find(({ positions }) => positions[at] === 1)?.team;
  const led = teams.map(({ team, positions }) => ({
    team,
    rounds: positions.slice(0, rounds.length).filter((place) => place === 1).length,
  }));
  const most = led.reduce((best, one) => (one.rounds > best.rounds ? one : best), { team: leader, rounds: 0 });
  return { leader, most };
}
