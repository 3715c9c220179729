import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { paths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { CompetitionTable } from "../../../football/CompetitionTable.tsx";
import { readCompetition, readRoundMatches, readStandings } from "../../../football/queries.ts";
import { currentRoundOf, seasonLabel } from "../../../football/rounds.ts";
import { TableSkeleton } from "../../../ui/TableSkeleton.tsx";
import { BlockSection } from "./BlockSection.tsx";
import styles from "./blocks.module.css";
import type { BlockProps } from "./kinds.ts";

/** The table as it stands. */
export function StandingsBlock({ block, league }: BlockProps) {
  const { home, football } = useTexts();
  const id = block.competition?.id ?? league?.id;
  const query = useQuery({ ...readCompetition(id ?? ""), enabled: id !== undefined });
  if (id === undefined) return null;
  return (
    <BlockSection block={block} title={home.table} more={{ href: paths.classification(id), label: home.fullTable }}>
      <Part query={query} skeleton={<TableSkeleton label={football.loadingTable} view="compact" />}>
        {(competition) => <Table competition={competition} />}
      </Part>
    </BlockSection>
  );
}

function Table({ competition }: { competition: CompetitionDetail }) {
  const { home, football } = useTexts();
  const { id, label, seasonId, hasMatchesLive, rounds } = competition;
  const round = currentRoundOf(rounds);
  const standings = useQuery(readStandings(id, seasonId, { live: hasMatchesLive }));
  const { data: matches } = useQuery({
    ...readRoundMatches(id, seasonId, round?.number ?? 0),
    enabled: round !== undefined,
  });
  return (
    <Part query={standings} skeleton={<TableSkeleton label={football.loadingTable} view="compact" />}>
      {(data) => (
        <div className={styles.short}>
          <CompetitionTable
            caption={home.tableCaption(label, seasonLabel(seasonId))}
            competition={competition}
            standings={data}
            matches={matches ?? []}
            view="compact"
          />
        </div>
      )}
    </Part>
  );
}
