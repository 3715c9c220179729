import type { CompetitionDetail } from "../../api/wire.ts";

/** What of the table is asked for, as the address says it. */
export interface TableChoice {
  type: "overall" | "home" | "away";
  /** Counts matches in play. */
  live: boolean;
  /** As it stood after this round. */
  round?: string;
}

type Facts = Pick<CompetitionDetail, "hasMatchesLive">;

export function decideTableChoice(query: URLSearchParams, { hasMatchesLive }: Facts): TableChoice {
  const type = query.get("type");
  const round = query.get("round") || undefined;
  const chosen = { type: type === "home" || type === "away" ? type : "overall" } as const;
  if (round) return { ...chosen, live: false, round };
  const live = query.get("live");
  return { ...chosen, live: live === "0" ? false : live === "1" || hasMatchesLive };
}
