/** Somebody else is looked at in the same season; who did not play in it, in his last one. */
export const otherOf = (season: number): { season?: number }[] => [{ season }, {}];
