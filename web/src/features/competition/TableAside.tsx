import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CompetitionDetail } from "../../api/wire.ts";
import { Part } from "../../app/Part.tsx";
import { paths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { CompetitionTable } from "../../football/CompetitionTable.tsx";
import { readRoundMatches, readSeasons, readStandings } from "../../football/queries.ts";
import { currentRoundOf, seasonLabel } from "../../football/rounds.ts";
import { seasonQuery } from "../../football/seasonQuery.ts";
import { Section } from "../../ui/Section.tsx";
import { TableSkeleton } from "../../ui/TableSkeleton.tsx";
import { TextLink } from "../../ui/TextLink.tsx";

/** The table beside a round's matches. */
export function TableAside({ competition }: { competition: CompetitionDetail }) {
  const { competition: texts, football } = useTexts();
  const { id, label, seasonId, hasMatchesLive } = competition;
  const round = currentRoundOf(competition.rounds);
  const { data: seasons } = useQuery(readSeasons());
  const standings = useQuery({
    ...readStandings(id, seasonId, { live: hasMatchesLive }),
    placeholderData: keepPreviousData,
  });
  const { data: matches } = useQuery({
    ...readRoundMatches(id, seasonId, round?.number ?? 0),
    enabled: hasMatchesLive && round !== undefined,
  });
  return (
    <Section
      title={texts.table}
      aside={<TextLink href={paths.classification(id, seasonQuery(competition, seasons))}>{texts.fullTable}</TextLink>}
    >
      <Part query={standings} skeleton={<TableSkeleton label={football.loadingTable} view="compact" />}>
        {(data) => (
          <CompetitionTable
            caption={texts.caption(label, seasonLabel(seasonId))}
            competition={competition}
            standings={data}
            matches={matches ?? []}
            view="compact"
          />
        )}
      </Part>
    </Section>
  );
}
