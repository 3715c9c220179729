import type { CompetitionDetail } from "../../api/wire.ts";
import { paths } from "../../app/paths.ts";
import { currentRoundOf } from "../../football/rounds.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { Crumb } from "../../ui/Breadcrumbs.tsx";
import type { LinkItem } from "../../ui/linkItem.ts";
import type { ViewChoice } from "./viewChoice.ts";

/** The tabs of a competition: the views of its own address, its rounds and its table. */
export type Tab = ViewChoice["tab"] | "matches" | "table";

type Facts = Pick<CompetitionDetail, "id" | "label" | "format" | "rounds">;
type Season = { season?: number };

/** The tabs that a competition has, in their order. */
export function tabsOf(
  competition: Facts,
  season: Season,
  hasTable: boolean,
  { competition: texts }: Pick<Texts, "competition">,
): (LinkItem & { key: Tab })[] {
  const { format, rounds } = competition;
  const has: Record<Tab, boolean> = {
    overview: true,
    bracket: format === "tournament",
    matches: rounds.length > 0,
    table: hasTable,
    statistics: true,
    teams: true,
    nominations: true,
    news: true,
  };
  return (Object.keys(has) as Tab[])
    .filter((tab) => has[tab])
    .map((tab) => ({ key: tab, label: texts[tab], href: hrefOfTab(tab, competition, season) }));
}

function hrefOfTab(tab: Tab, { id, label, rounds }: Facts, season: Season): string {
  switch (tab) {
    case "overview":
      return paths.competition(id, season);
    case "matches":
      return paths.competitionRound(id, label, currentRoundOf(rounds)?.number ?? "current", season);
    case "table":
      return paths.classification(id, season);
    case "bracket":
    case "statistics":
    case "teams":
    case "nominations":
    case "news":
      return paths.competition(id, { tab, ...season });
  }
}

/** Where another season is opened: on the same tab, with what of the address holds for every season. */
export function seasonForm(tab: Tab, { id, label }: Facts, kept: Record<string, string> = {}) {
  switch (tab) {
    case "overview":
      return { action: paths.competition(id), hidden: {} };
    case "matches":
      return { action: paths.competitionRound(id, label, "current"), hidden: {} };
    case "table":
      return { action: paths.classification(id), hidden: {} };
    case "bracket":
    case "statistics":
    case "teams":
    case "nominations":
    case "news":
      return { action: paths.competition(id), hidden: { tab, ...kept } };
  }
}

/** The way to a page of a competition. The overview is the competition itself. */
export function crumbsOf(
  { id, label }: Facts,
  season: Season,
  { app }: Pick<Texts, "app">,
  last: Crumb | undefined,
): Crumb[] {
  return [
    { label: app.home, href: paths.home() },
    { label, href: paths.competition(id, season) },
    ...(last ? [last] : []),
  ];
}
