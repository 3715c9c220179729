/** How many found players are shown. */
export const HITS = 20;
