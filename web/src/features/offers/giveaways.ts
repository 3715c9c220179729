import type { Giveaway } from "../../api/giveaways.ts";
import { isOver } from "../../editorial/giveaways.ts";

/** Those in which one can take part, now or soon, and those that are over, the last one first. */
export function decideGiveaways(giveaways: readonly Giveaway[], now: number): Record<"open" | "ended", Giveaway[]> {
  const endOf = ({ endsAt }: Giveaway) => (endsAt ? Date.parse(endsAt) : Number.POSITIVE_INFINITY);
  return {
    open: giveaways.filter((one) => !isOver(one, now)).sort((one, other) => (endOf(one) < endOf(other) ? -1 : 1)),
    ended: giveaways.filter((one) => isOver(one, now)).sort((one, other) => endOf(other) - endOf(one)),
  };
}
