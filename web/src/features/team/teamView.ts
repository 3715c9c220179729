import type { PageQuery } from "../../app/paths.ts";
import { PLAYER_STATISTICS, type PlayerStatistic } from "../../football/playerStatistics.ts";

/** What of a club is shown: one tab, with what is chosen in it. */
export type TeamView =
  | { tab: "overview" | "squad" | "standings" | "club" | "videos" }
  /** Of one competition, or of all. */
  | { tab: "matches"; isPrevious: boolean; competition?: string | undefined }
  /** The club's own figures, or its best players in one statistic. */
  | { tab: "statistics"; stat?: PlayerStatistic | undefined }
  | { tab: "news"; page: number }
  | { tab: "compare"; with?: number | undefined };

export type TeamTab = TeamView["tab"];

/** What there is to be chosen from. */
export interface ViewFacts {
  /** In which the club plays this season. */
  competitions: { id: string }[];
  hasTable: boolean;
}

/** What the address asks for, or the nearest thing to it. */
export function parseView(query: URLSearchParams, { competitions, hasTable }: ViewFacts): TeamView {
  const tab = query.get("tab");
  switch (tab) {
    case "squad":
    case "club":
    case "videos":
      return { tab };
    case "standings":
      return { tab: hasTable ? tab : "overview" };
    case "matches": {
      const asked = query.get("competition");
      const type = query.get("type");
      const competition = competitions.find(({ id }) => id === asked)?.id;
      return { tab, isPrevious: type === "previous" || type === "prev", competition };
    }
    case "statistics":
      return { tab, stat: statIn(query) };
    case "news":
      return { tab, page: Math.max(1, Number(/^\d{1,4}$/.exec(query.get("page") ?? "")?.[0] ?? 1)) };
    case "compare":
      return { tab, with: Number(/^[1-9]\d{0,14}$/.exec(query.get("with") ?? "")?.[0]) || undefined };
    default:
      return { tab: "overview" };
  }
}

/** Whoever names a statistic asks for the players who are best in it. */
function statIn(query: URLSearchParams): PlayerStatistic | undefined {
  const stat = query.get("stat");
  const isKnown = (name: string | null): name is PlayerStatistic =>
    name !== null && Object.hasOwn(PLAYER_STATISTICS, name);
  if (isKnown(stat)) return stat;
  return query.get("type") === "players" ? FIRST_STATISTIC : undefined;
}

const FIRST_STATISTIC: PlayerStatistic = "goals";

/** What the address of a view says, always in the same order. */
export function queryOfView(view: TeamView): PageQuery {
  switch (view.tab) {
    case "overview":
      return {};
    case "squad":
    case "standings":
    case "club":
    case "videos":
      return { tab: view.tab };
    case "matches":
      return { tab: view.tab, type: view.isPrevious ? "previous" : undefined, competition: view.competition };
    case "statistics":
      return {
        tab: view.tab,
        stat: view.stat === FIRST_STATISTIC ? undefined : view.stat,
        type: view.stat ? "players" : undefined,
      };
    case "news":
      return { tab: view.tab, page: view.page > 1 ? view.page : undefined };
    case "compare":
      return { tab: view.tab, with: view.with };
  }
}

const NAMES = ["tab", "stat", "type", "season", "competition", "page", "with"] as const;

/** Everything has one address: whether this is it. */
export function isSaidSo(query: URLSearchParams, view: TeamView): boolean {
  const own = queryOfView(view);
  return NAMES.every((name) => (query.get(name) ?? "") === String(own[name] ?? ""));
}
