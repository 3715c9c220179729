import type { Giveaway } from "../../../api/frontLists.ts";

/** Those in which one can still take part. */
export function areOpen(giveaways: Giveaway[], now: number): Giveaway[] {
  return giveaways.filter(({ endsAt }) => !endsAt || Date.parse(endsAt) > now);
}
