import type { Site } from "../../app/site.ts";
import type { TeamTab } from "./teamView.ts";

/** The tabs that bring parts of their own – charts, paired bars, cards –, which the others do without. */
const LATER = {
  statistics: () => import("./statistics/StatisticsTab.tsx"),
  standings: () => import("./standings/StandingsTab.tsx"),
  videos: () => import("./news/VideosTab.tsx"),
  compare: () => import("./compare/CompareTab.tsx"),
};

type LaterTab = keyof typeof LATER;
type Tabs = { [Tab in LaterTab]: Awaited<ReturnType<(typeof LATER)[Tab]>> };

const brought: Partial<Tabs> = {};

const isLater = (tab: string | null): tab is LaterTab => tab !== null && tab in LATER;

/** The file of a tab that is not part of the page's own: tells the server which scripts and styles it needs. */
export function filesOf(tab: TeamTab): string[] {
  const names: Record<LaterTab, string> = {
    statistics: "statistics/StatisticsTab",
    standings: "standings/StandingsTab",
    videos: "news/VideosTab",
    compare: "compare/CompareTab",
  };
  return isLater(tab) ? [`src/features/team/${names[tab]}.tsx`] : [];
}

export async function bringTab(tab: TeamTab): Promise<void> {
  if (tab === "statistics") brought.statistics ??= await LATER.statistics();
  if (tab === "standings") brought.standings ??= await LATER.standings();
  if (tab === "videos") brought.videos ??= await LATER.videos();
  if (tab === "compare") brought.compare ??= await LATER.compare();
}

/** As `load` or `bring` brought it. */
export function laterTab<Tab extends LaterTab>(tab: Tab): Tabs[Tab] {
  const found = brought[tab];
  if (!found) throw new Error(`the tab ${tab} was not brought before it is shown`);
  return found;
}

/** A page that the server made is about to come alive: its address says which tab it shows. */
export async function bringShown(_: Site): Promise<void> {
  const tab = typeof location === "undefined" ? null : new URLSearchParams(location.search).get("tab");
  if (isLater(tab)) await bringTab(tab);
}
