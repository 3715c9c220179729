import type { Contest } from "../../api/contentLists.ts";

/** Those in which one can take part, now or soon, and those that are over, the last one first. */
export function decideGiveaways(contests: readonly Contest[], now: number): { open: Contest[]; ended: Contest[] } {
  const isOver = ({ endsAt }: Contest) => endsAt !== null && Date.parse(endsAt) <= now;
  const endOf = ({ endsAt }: Contest) => (endsAt ? Date.parse(endsAt) : Number.POSITIVE_INFINITY);
  return {
    open: contests.filter((one) => !isOver(one)).sort((one, other) => (endOf(one) < endOf(other) ? -1 : 1)),
    ended: contests.filter(isOver).sort((one, other) => endOf(other) - endOf(one)),
  };
}

export function isAhead({ startsAt }: Pick<Contest, "startsAt">, now: number): boolean {
  return startsAt !== null && Date.parse(startsAt) > now;
}
