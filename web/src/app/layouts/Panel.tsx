import type { Competition } from "../../api/wire.ts";
import { CompetitionPanel } from "../../ui/CompetitionPanel.tsx";
import { useTexts } from "../SiteContext.tsx";
import { competitionGroups } from "./competitionGroups.ts";
import { useFeature } from "./panelFeature.tsx";
import { useKnown } from "./useKnown.ts";

export interface PanelProps {
  competition: Competition;
  competitions: Competition[];
}

/** All competitions, with what is known of them; the next match of the one that is shown. */
export default function Panel({ competition, competitions }: PanelProps) {
  const { app } = useTexts();
  const groups = competitionGroups(competitions, competition.id, app, useKnown());
  return <CompetitionPanel groups={groups} feature={useFeature(competition)} />;
}
