import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CompetitionDetail, Match } from "../../api/wire.ts";
import { Part } from "../../app/Part.tsx";
import { useTexts } from "../../app/SiteContext.tsx";
import { CompetitionTable } from "../../football/CompetitionTable.tsx";
import { readRoundMatches, readStandings } from "../../football/queries.ts";
import { roundsAround, seasonLabel } from "../../football/rounds.ts";
import { tieNotes } from "../../football/tieNotes.ts";
import { TableSkeleton } from "../../ui/TableSkeleton.tsx";
import type { TableChoice } from "./tableChoice.ts";

interface Props {
  competition: CompetitionDetail;
  choice: TableChoice;
}

/** The whole table as chosen. */
export function FullTable({ competition, choice }: Props) {
  const texts = useTexts();
  const { id, label, seasonId } = competition;
  const standings = useQuery({ ...readStandings(id, seasonId, choice), placeholderData: keepPreviousData });
  const matches = useMatchesAround(competition, choice.round === undefined);
  return (
    <Part query={standings} skeleton={<TableSkeleton label={texts.football.loadingTable} />}>
      {(data) => (
        <CompetitionTable
          caption={texts.competition.caption(label, seasonLabel(seasonId))}
          competition={competition}
          standings={data}
          tableKey={choice.type}
          matches={matches}
          ties={tieNotes(data, texts)}
        />
      )}
    </Part>
  );
}

function useMatchesAround(competition: CompetitionDetail, isWanted: boolean): Match[] {
  const { current, next } = roundsAround(competition.rounds);
  const { id, seasonId } = competition;
  const { data: now } = useQuery({
    ...readRoundMatches(id, seasonId, current?.number ?? 0),
    enabled: isWanted && current !== undefined,
  });
  const { data: then } = useQuery({
    ...readRoundMatches(id, seasonId, next?.number ?? 0),
    enabled: isWanted && next !== undefined,
  });
  return isWanted ? [...(now ?? []), ...(then ?? [])] : [];
}
