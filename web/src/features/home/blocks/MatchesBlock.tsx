import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail, Round } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { paths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readRoundMatches } from "../../../football/queries.ts";
import { RoundMatches } from "../../../football/RoundMatches.tsx";
import { currentRoundOf, isNumbered } from "../../../football/rounds.ts";
import { MatchListSkeleton } from "../../../ui/MatchListSkeleton.tsx";
import { BlockSection } from "./BlockSection.tsx";
import type { BlockProps } from "./kinds.ts";
import type { KnownBlock } from "./rows.ts";
import { useCompetition } from "./useCompetition.ts";

/** The round that is on. */
export function MatchesBlock(props: BlockProps) {
  const { block } = props;
  const { home, football } = useTexts();
  const { id, query } = useCompetition(props);
  if (!query) return null;
  const round = query.data && currentRoundOf(query.data.rounds);
  return (
    <BlockSection
      block={block}
      title={round ? (isNumbered(round) ? home.matchesOf(round.label) : round.label) : home.matches}
      more={id === undefined ? undefined : { href: hrefOf(id, query.data, round), label: home.allMatches }}
    >
      <Part query={query} skeleton={<MatchListSkeleton label={football.loadingMatches} rows={9} />}>
        {(competition) => <RoundOf competition={competition} block={block} />}
      </Part>
    </BlockSection>
  );
}

function hrefOf(id: string, competition: CompetitionDetail | undefined, round: Round | undefined): string {
  return competition && round ? paths.competitionRound(id, competition.label, round.number) : paths.competition(id);
}

function RoundOf({ competition, block }: { competition: CompetitionDetail; block: KnownBlock }) {
  const { football } = useTexts();
  const round = currentRoundOf(competition.rounds);
  const { id, seasonId } = competition;
  const matches = useQuery({
    ...readRoundMatches(id, seasonId, round?.number ?? 0),
    enabled: round !== undefined,
  });
  if (!round) return <RoundMatches matches={[]} />;
  const team = block.team?.id;
  return (
    <Part query={matches} skeleton={<MatchListSkeleton label={football.loadingMatches} rows={9} />}>
      {(list) => (
        <RoundMatches
          matches={list
            .filter(({ homeTeam, awayTeam }) => team === undefined || homeTeam.id === team || awayTeam.id === team)
            .slice(0, block.limit ?? undefined)}
          round={round}
        />
      )}
    </Part>
  );
}
