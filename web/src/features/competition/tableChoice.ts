import type { CompetitionDetail } from "../../api/wire.ts";

/** What of the table is asked for, as the address says it. */
export interface TableChoice {
  type: TableType;
  /** Counts matches in play. */
  live: boolean;
  /** As it stood after this round. */
  round?: string;
  /** The clubs that the chart shows in their colours. */
  clubs?: string;
  /** The two clubs of the question. */
  ahead?: string;
  behind?: string;
}

export const TABLE_TYPES = ["overall", "home", "away", "form"] as const;
type TableType = (typeof TABLE_TYPES)[number];

type Facts = Pick<CompetitionDetail, "hasMatchesLive">;

export function decideTableChoice(query: URLSearchParams, { hasMatchesLive }: Facts): TableChoice {
  const type = TABLE_TYPES.find((one) => one === query.get("type")) ?? "overall";
  const round = query.get("round");
  const asked = (["clubs", "ahead", "behind"] as const).flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  const chosen = { type, ...Object.fromEntries(asked) };
  if (round) return { ...chosen, live: false, round };
  const live = query.get("live");
  return { ...chosen, live: live === "0" ? false : live === "1" || hasMatchesLive };
}
