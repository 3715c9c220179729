import type { Round } from "../../../api/wire.ts";

/** The round that has results to speak of: the one that is on once it has started, else the one before it. */
export function lastPlayedOf(rounds: Round[], current: Round): Round | undefined {
  if (current.has_started) return current;
  const at = rounds.findIndex(({ id }) => id === current.id);
  return rounds.slice(0, at).findLast((round) => round.has_started);
}
