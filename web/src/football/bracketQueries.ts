import { addressOf } from "../api/queries.ts";
import type { Bracket } from "../api/wire.ts";
import { refreshed } from "./queries.ts";

/** The knock-out rounds of a competition, at home or abroad. Apart from the other queries, which every page loads. */
export const readBracket = (competition: string, season: number) => {
  const queryKey = [addressOf("/api/v2/competition/bracket", { competition, season })];
  return refreshed<Bracket>({ queryKey }, ({ stages }) => stages.some(isStageLive));
};

export function isStageLive({ ties }: Bracket["stages"][number]): boolean {
  return ties.some(({ state }) => state === "live");
}
