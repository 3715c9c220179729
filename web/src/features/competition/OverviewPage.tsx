import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import type { CompetitionDetail } from "../../api/wire.ts";
import { hasKnockOut } from "../../football/knockOut.ts";
import { mayHaveTable } from "../../football/mayHaveTable.ts";
import { readSeasons } from "../../football/queries.ts";
import { seasonQuery } from "../../football/seasonQuery.ts";
import { cupParts } from "./bracket/bringCup.ts";
import { CompetitionFrame } from "./CompetitionFrame.tsx";
import { useEdition } from "./edition.ts";
import { NewsTab } from "./news/NewsTab.tsx";
import { NominationsTab } from "./nominations/NominationsTab.tsx";
import { Overview } from "./overview/Overview.tsx";
import { queryOfStatistic } from "./statistics/catalogue.ts";
import { StatisticsTab } from "./statistics/StatisticsTab.tsx";
import { TeamsTab } from "./teams/TeamsTab.tsx";
import { decideView, type ViewChoice } from "./viewChoice.ts";

export { bringWhatWasRead as bring } from "./bracket/bringCup.ts";
export { load } from "./loadOverview.ts";

/** A competition's own address: the tab that it asks for. */
export default function OverviewPage() {
  const competition = useEdition();
  const decision = decideView(new URLSearchParams(useLocation().search), competition);
  // `load` sends everything else away before it is shown.
  const choice: ViewChoice = decision.kind === "view" ? decision.choice : { tab: "overview" };
  const hasBoard = hasKnockOut(competition) && (choice.tab === "overview" || choice.tab === "bracket");
  const CupBoard = hasBoard ? cupParts().CupBoard : undefined;
  return (
    <CompetitionFrame
      competition={competition}
      current={choice.tab}
      kept={keptOf(choice, competition)}
      banner={CupBoard ? <CupBoard competition={competition} /> : undefined}
    >
      <Tab competition={competition} choice={choice} key={`${competition.id} ${competition.seasonId}`} />
    </CompetitionFrame>
  );
}

/** A statistic is looked up in other seasons, too; rounds and pages are of one. */
function keptOf(choice: ViewChoice, { rounds }: CompetitionDetail): Record<string, string> | undefined {
  return choice.tab === "statistics" ? queryOfStatistic(choice.statistic, mayHaveTable(rounds)) : undefined;
}

function Tab({ competition, choice }: { competition: CompetitionDetail; choice: ViewChoice }) {
  const { data: seasons } = useQuery(readSeasons());
  switch (choice.tab) {
    case "overview":
      return <Overview competition={competition} />;
    case "bracket": {
      const { BracketTab } = cupParts();
      return <BracketTab competition={competition} season={seasonQuery(competition, seasons)} asked={choice.round} />;
    }
    case "statistics":
      return <StatisticsTab competition={competition} choice={choice} />;
    case "teams":
      return <TeamsTab competition={competition} />;
    case "nominations":
      return <NominationsTab competition={competition} asked={choice.round} />;
    case "news":
      return <NewsTab competition={competition} page={choice.page} />;
  }
}
