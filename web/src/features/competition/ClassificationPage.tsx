import { useLocation } from "react-router";
import { useTexts } from "../../app/SiteContext.tsx";
import { Columns } from "../../ui/Columns.tsx";
import { CompetitionFrame } from "./CompetitionFrame.tsx";
import { useEdition } from "./edition.ts";
import { FullTable } from "./FullTable.tsx";
import { IfItEnded } from "./IfItEnded.tsx";
import { TableToolbar } from "./TableToolbar.tsx";
import { decideTableChoice } from "./tableChoice.ts";

export { isValid, load } from "./loadClassification.ts";

export default function ClassificationPage() {
  const { competition: texts } = useTexts();
  const competition = useEdition();
  const choice = decideTableChoice(new URLSearchParams(useLocation().search), competition);
  const table = <FullTable competition={competition} choice={choice} />;
  return (
    <CompetitionFrame competition={competition} current="table">
      {/* Another edition or another round is another table: nothing of the last one is shown meanwhile. */}
      <section aria-label={texts.table} key={`${competition.id} ${competition.seasonId} ${choice.round}`}>
        <TableToolbar competition={competition} choice={choice} hasRounds />
        {competition.hasMatchesLive && choice.live && choice.type === "overall" ? (
          <Columns aside={<IfItEnded competition={competition} />}>{table}</Columns>
        ) : (
          table
        )}
      </section>
    </CompetitionFrame>
  );
}
