import type { CompetitionDetail, Round } from "../../api/wire.ts";
import { type PageQuery, paths } from "../../app/paths.ts";
import { mayHaveTable } from "../../football/mayHaveTable.ts";
import { findRound } from "../../football/rounds.ts";
import { decideStatistic, hasRounds, queryOfStatistic, type Statistic } from "./statistics/catalogue.ts";

/** What of a competition is shown at its own address. Rounds and table have addresses of their own. */
export type ViewChoice =
  /** Of a competition in groups also with the matches of one, by its letter. */
  | { tab: "overview"; group?: string | undefined }
  /** On narrow screens one stage at a time: the one that is on, or another, by the round in which it begins. */
  | { tab: "bracket"; round?: Round | undefined }
  /** Of all rounds, or of one. */
  | { tab: "statistics"; statistic: Statistic; round?: Round | undefined }
  | { tab: "teams" }
  /** Of the round that is on, or of another. */
  | { tab: "nominations"; round?: Round | undefined }
  | { tab: "news"; page: number };

export type ViewDecision =
  | { kind: "view"; choice: ViewChoice }
  /** The same is known by another address. */
  | { kind: "moved"; to: string }
  /** There is no such round. */
  | { kind: "missing" };

type Facts = Pick<CompetitionDetail, "id" | "label" | "format" | "rounds">;

/** What the address asks for. Everything has one address: other ways to say the same lead there. */
export function decideView(query: URLSearchParams, competition: Facts): ViewDecision {
  const { id, label } = competition;
  const season = { season: query.get("season") ?? undefined };
  const tab = query.get("tab");
  if (tab === "matches") return { kind: "moved", to: paths.competitionRound(id, label, "current", season) };
  if (tab === "classification") return { kind: "moved", to: paths.classification(id, season) };
  const choice = parseChoice(tab, query, competition);
  if (!choice) return { kind: "missing" };
  const own = queryOfView(choice, competition);
  const isSaidSo = NAMES.every((name) => (query.get(name) ?? "") === String(own[name] ?? ""));
  return isSaidSo ? { kind: "view", choice } : { kind: "moved", to: hrefOfView(competition, choice, season) };
}

const NAMES = ["tab", "stat", "type", "round", "page"] as const;

/** What the address of a view says beside the season. */
function queryOfView(choice: ViewChoice, { rounds }: Pick<Facts, "rounds">): PageQuery {
  switch (choice.tab) {
    case "overview":
      return {};
    case "teams":
      return { tab: choice.tab };
    case "bracket":
      return { tab: choice.tab, round: choice.round?.number };
    case "statistics":
      return {
        tab: choice.tab,
        ...queryOfStatistic(choice.statistic, mayHaveTable(rounds)),
        round: choice.round?.number,
      };
    case "nominations":
      return { tab: choice.tab, round: choice.round?.number };
    case "news":
      return { tab: choice.tab, page: choice.page > 1 ? choice.page : undefined };
  }
}

/** The address of a view: its parameters always in the same order. */
export function hrefOfView(
  competition: Pick<Facts, "id" | "rounds">,
  choice: ViewChoice,
  { season }: Pick<PageQuery, "season">,
): string {
  const { tab, stat, type, round, page } = queryOfView(choice, competition);
  return paths.competition(competition.id, { tab, stat, type, season, round, page });
}

/** The nearest thing to what was asked for; nothing where it names a round that there is not. */
function parseChoice(tab: string | null, query: URLSearchParams, { format, rounds }: Facts): ViewChoice | undefined {
  const asked = query.get("round");
  const round = asked ? findRound(rounds, asked) : undefined;
  const isMissing = asked && !round;
  switch (tab) {
    case "statistics": {
      const statistic = decideStatistic(query.get("type"), query.get("stat"), mayHaveTable(rounds));
      if (!hasRounds(statistic)) return { tab, statistic };
      return isMissing ? undefined : { tab, statistic, round };
    }
    case "nominations":
      return isMissing ? undefined : { tab, round };
    case "news":
      return { tab, page: Math.max(1, Number(/^\d{1,4}$/.exec(query.get("page") ?? "")?.[0] ?? 1)) };
    case "teams":
      return { tab };
    case "bracket":
      if (format !== "tournament") return { tab: "overview" };
      return isMissing ? undefined : { tab, round };
    default:
      return { tab: "overview", group: query.get("group") ?? undefined };
  }
}
