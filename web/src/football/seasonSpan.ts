import type { Span } from "../api/content.ts";
import type { Season } from "../api/wire.ts";

/** The days of a season that is over; nothing where news of it can still be written. */
export function spanOf(seasonId: number, seasons: Season[] = []): Span | undefined {
  const inOrder = seasons.toSorted((one, other) => one.id - other.id);
  const at = inOrder.findIndex(({ id }) => id === seasonId);
  const from = inOrder[at]?.initial_date;
  const before = inOrder[at + 1]?.initial_date;
  const isOver = inOrder.findIndex(({ current }) => current) > at;
  return at >= 0 && isOver && from && before ? { from, before } : undefined;
}
