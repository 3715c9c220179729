import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { Rest } from "../../app/Rest.tsx";
import { useTexts } from "../../app/SiteContext.tsx";
import { isGroup } from "../../football/groupMatches.ts";
import { readStandings } from "../../football/queries.ts";
import { Columns } from "../../ui/Columns.tsx";
import { CompetitionFrame } from "./CompetitionFrame.tsx";
import { ExplainedTable } from "./ExplainedTable.tsx";
import { useEdition } from "./edition.ts";
import { IfItEnded } from "./IfItEnded.tsx";
import { SeasonChart } from "./SeasonChart.tsx";
import { TableQuestion } from "./TableQuestion.tsx";
import { TableRounds } from "./TableRounds.tsx";
import { TableToolbar } from "./TableToolbar.tsx";
import { decideTableChoice } from "./tableChoice.ts";

export { isValid, load } from "./loadClassification.ts";

export default function ClassificationPage() {
  const { competition: texts } = useTexts();
  const competition = useEdition();
  const { id, seasonId, hasMatchesLive } = competition;
  const choice = decideTableChoice(new URLSearchParams(useLocation().search), competition);
  const { data: standings } = useQuery({ ...readStandings(id, seasonId, choice), placeholderData: keepPreviousData });
  const hasGroups = standings?.standings.some(isGroup) ?? false;
  // Another edition or another round is another table: nothing of the last one is shown meanwhile.
  const table = <ExplainedTable key={`${id} ${seasonId} ${choice.round}`} competition={competition} choice={choice} />;
  const ifItEnded = (
    <Rest>
      <IfItEnded competition={competition} />
    </Rest>
  );
  return (
    <CompetitionFrame competition={competition} current="table">
      <section>
        <h2 className="visuallyHidden">{texts.table}</h2>
        <TableToolbar competition={competition} choice={choice} hasGroups={hasGroups} />
        <TableRounds competition={competition} choice={choice} />
        {hasMatchesLive && choice.live && choice.type === "overall" ? (
          <Columns aside={ifItEnded}>{table}</Columns>
        ) : (
          table
        )}
      </section>
      <Rest>
        {hasGroups || choice.type !== "overall" ? null : <TableQuestion competition={competition} choice={choice} />}
        {hasGroups ? null : <SeasonChart key={`${id} ${seasonId}`} competition={competition} choice={choice} />}
      </Rest>
    </CompetitionFrame>
  );
}
