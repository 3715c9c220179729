import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail, Standings } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { paths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { CompetitionTable } from "../../../football/CompetitionTable.tsx";
import { mayHaveTable } from "../../../football/mayHaveTable.ts";
import { readRoundMatches, readStandings } from "../../../football/queries.ts";
import { currentRoundOf, seasonLabel } from "../../../football/rounds.ts";
import { TableSkeleton } from "../../../ui/TableSkeleton.tsx";
import { BlockSection } from "./BlockSection.tsx";
import styles from "./blocks.module.css";
import type { BlockProps } from "./kinds.ts";
import { useCompetition } from "./useCompetition.ts";

/** The table as it stands. A competition that has none has no such block. */
export function StandingsBlock(props: BlockProps) {
  const { home, football } = useTexts();
  const { id, query } = useCompetition(props);
  const competition = query?.data;
  const isAsked = competition !== undefined && mayHaveTable(competition.rounds);
  const standings = useQuery({
    ...readStandings(competition?.id ?? "", competition?.seasonId, { live: competition?.hasMatchesLive ?? false }),
    enabled: isAsked,
  });
  const hasNone = (competition && !isAsked) || standings.error?.status === 404;
  if (!query || (hasNone && !standings.data)) return null;
  const skeleton = <TableSkeleton label={football.loadingTable} view="compact" />;
  return (
    <BlockSection
      block={props.block}
      title={home.table}
      more={id === undefined ? undefined : { href: paths.classification(id), label: home.fullTable }}
    >
      <Part query={query} skeleton={skeleton}>
        {(detail) => (
          <Part query={standings} skeleton={skeleton}>
            {(table) => <Table competition={detail} standings={table} />}
          </Part>
        )}
      </Part>
    </BlockSection>
  );
}

function Table({ competition, standings }: { competition: CompetitionDetail; standings: Standings }) {
  const { home } = useTexts();
  const { id, label, seasonId, rounds } = competition;
  const round = currentRoundOf(rounds);
  const { data: matches } = useQuery({
    ...readRoundMatches(id, seasonId, round?.number ?? 0),
    enabled: round !== undefined,
  });
  return (
    <div className={styles.short}>
      <CompetitionTable
        caption={home.tableCaption(label, seasonLabel(seasonId))}
        competition={competition}
        standings={standings}
        matches={matches ?? []}
        view="compact"
      />
    </div>
  );
}
