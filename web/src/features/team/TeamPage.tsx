import { useTexts } from "../../app/SiteContext.tsx";
import { ClubTab } from "./club/ClubTab.tsx";
import { laterTab } from "./laterTabs.ts";
import { MatchesTab } from "./matches/MatchesTab.tsx";
import { NewsTab } from "./news/NewsTab.tsx";
import { Overview } from "./overview/Overview.tsx";
import { SquadTab } from "./squad/SquadTab.tsx";
import { TeamFrame } from "./TeamFrame.tsx";
import { type Team, useTeam } from "./team.ts";
import type { TeamView } from "./teamView.ts";

export { bringShown as bring } from "./laterTabs.ts";
export { isValid, load } from "./loadTeam.ts";

/** A club's address: the tab that it asks for. */
export default function TeamPage() {
  const { view, ...team } = useTeam();
  const { team: texts } = useTexts();
  return (
    <TeamFrame team={team} view={view}>
      {view.tab === "overview" ? null : <h2 className="visuallyHidden">{texts.tabs[view.tab]}</h2>}
      <Tab key={`${team.info.id} ${team.competition.id} ${team.season}`} team={team} view={view} />
    </TeamFrame>
  );
}

function Tab({ team, view }: { team: Team; view: TeamView }) {
  switch (view.tab) {
    case "overview":
      return <Overview team={team} />;
    case "matches":
      return <MatchesTab team={team} view={view} />;
    case "squad":
      return <SquadTab team={team} />;
    case "statistics": {
      const { StatisticsTab } = laterTab(view.tab);
      return <StatisticsTab team={team} stat={view.stat} />;
    }
    case "standings": {
      const { StandingsTab } = laterTab(view.tab);
      return <StandingsTab team={team} />;
    }
    case "club":
      return <ClubTab team={team} />;
    case "news":
      return <NewsTab team={team} page={view.page} />;
    case "videos": {
      const { VideosTab } = laterTab(view.tab);
      return <VideosTab team={team} />;
    }
    case "compare": {
      const { CompareTab } = laterTab(view.tab);
      return <CompareTab team={team} other={view.with} />;
    }
  }
}
