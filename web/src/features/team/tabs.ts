import { paths } from "../../app/paths.ts";
import { mayHaveTable } from "../../football/mayHaveTable.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { Crumb } from "../../ui/Breadcrumbs.tsx";
import type { LinkItem } from "../../ui/linkItem.ts";
import type { Team } from "./team.ts";
import type { TeamTab, TeamView } from "./teamView.ts";

type Words = Pick<Texts, "team">;

/** What every tab opens with. */
const FIRST_VIEWS: Record<TeamTab, TeamView> = {
  overview: { tab: "overview" },
  matches: { tab: "matches", isPrevious: false },
  squad: { tab: "squad" },
  statistics: { tab: "statistics" },
  standings: { tab: "standings" },
  club: { tab: "club" },
  news: { tab: "news", page: 1 },
  videos: { tab: "videos" },
  compare: { tab: "compare" },
};

/** The tabs that a club has in this competition, in their order. */
export function tabsOf({ competition, hrefOf }: Team, { team: texts }: Words): (LinkItem & { key: TeamTab })[] {
  const hasTable = mayHaveTable(competition.rounds);
  return (Object.keys(FIRST_VIEWS) as TeamTab[])
    .filter((tab) => tab !== "standings" || hasTable)
    .map((tab) => ({ key: tab, label: texts.tabs[tab], href: hrefOf(FIRST_VIEWS[tab]) }));
}

/** The way to a tab. The overview is the club itself. */
export function crumbsOf(
  team: Team,
  view: TeamView,
  season: { season?: number },
  { app, team: texts }: Pick<Texts, "app" | "team">,
): Crumb[] {
  const { info, competition, hrefOf } = team;
  const tab = view.tab === "overview" ? [] : [{ label: texts.tabs[view.tab], href: hrefOf(FIRST_VIEWS[view.tab]) }];
  return [
    { label: app.home, href: paths.home() },
    { label: competition.label, href: paths.competition(competition.id, season) },
    { label: info.name, href: hrefOf(FIRST_VIEWS.overview) },
    ...tab,
  ];
}
