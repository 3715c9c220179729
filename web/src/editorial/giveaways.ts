import type { Giveaway } from "../api/giveaways.ts";

/** When one can take part. */
type Times = Pick<Giveaway, "startsAt" | "endsAt">;

export function isAhead({ startsAt }: Pick<Times, "startsAt">, now: number): boolean {
  return startsAt !== null && Date.parse(startsAt) > now;
}

export function isOver({ endsAt }: Pick<Times, "endsAt">, now: number): boolean {
  return endsAt !== null && Date.parse(endsAt) <= now;
}
