import type { Round } from "../api/wire.ts";

const KNOCK_OUT = 3;

/**
 * Only what is played in rounds or groups can have a table. A cup of knock-out rounds alone is not asked for one: the
 * answer would be an error, and a page that rests on an error is not kept.
 */
export function mayHaveTable(rounds: Pick<Round, "matchweekTypeId">[]): boolean {
  return rounds.some(({ matchweekTypeId }) => matchweekTypeId !== KNOCK_OUT);
}
