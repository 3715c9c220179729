import type { PlayerStatistics } from "../../../api/wire.ts";
import { Part, type PartQuery } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { ChartSkeleton } from "../../../ui/ChartSkeleton.tsx";
import { DataTable } from "../../../ui/DataTable.tsx";
import { Panel } from "../../../ui/Panel.tsx";
import { figureRows } from "./figureRows.ts";

/** Everything that is counted, in a table. */
export function AllFigures({ query }: { query: PartQuery<PlayerStatistics> }) {
  const texts = useTexts();
  const { player: words } = texts;
  return (
    <Panel title={words.allFigures} text={words.allFiguresLead} level={2}>
      <Part query={query} skeleton={<ChartSkeleton label={words.loading} height={480} />}>
        {({ stats }) => (
          <DataTable
            caption={words.allFigures}
            columns={[words.stat, words.total, words.per90]}
            rows={figureRows(stats, texts)}
          />
        )}
      </Part>
    </Panel>
  );
}
