import type { Round } from "../api/wire.ts";

/** The round that is on; of a season that is over the last one, of one to come the first. */
export function currentRoundOf(rounds: Round[]): Round | undefined {
  return (
    rounds.find((round) => round.is_current_round) ?? rounds.findLast((round) => round.has_started) ?? rounds.at(0)
  );
}

/** The last segment of a round's address: `11`, `jornada-11`, `round-11`, `r812` (by id), or `current`. */
export function findRound(rounds: Round[], slug: string): Round | undefined {
  if (slug === "current") return currentRoundOf(rounds);
  const byId = /^r(\d{1,15})$/.exec(slug);
  if (byId) return rounds.find((round) => round.id === Number(byId[1]));
  const byNumber = /^(?:jornada-|round-)?(\d{1,4})$/.exec(slug);
  return byNumber ? rounds.find((round) => round.number === Number(byNumber[1])) : undefined;
}

export function neighboursOf(
  rounds: Round[],
  round: Round,
): { previous?: Round | undefined; next?: Round | undefined } {
  const at = rounds.findIndex(({ id }) => id === round.id);
  return { previous: rounds[at - 1], next: rounds[at + 1] };
}

/** The round that is on and the one after it: who plays now, and who is next. */
export function roundsAround(rounds: Round[]) {
  const current = currentRoundOf(rounds);
  return { current, next: current && neighboursOf(rounds, current).next };
}

/** The rounds to page through from one: as many on both sides, always the same number. */
export function roundsNear(rounds: Round[], round: Round | undefined, count = 7): Round[] {
  const at = rounds.findIndex(({ id }) => id === round?.id);
  const first = Math.max(0, Math.min(at - Math.floor(count / 2), rounds.length - count));
  return rounds.slice(first, first + count);
}

/** 20262027 → "2026/27" */
export function seasonLabel(season: number | string): string {
  const id = String(season);
  return `${id.slice(0, 4)}/${id.slice(6, 8)}`;
}

/** A round of a league is one number among many; a phase of a cup and a play-off have names of their own. */
export function isNumbered({ label, number }: Pick<Round, "label" | "number">): boolean {
  return label.includes(String(number)) && !/[,–]/.test(label);
}
