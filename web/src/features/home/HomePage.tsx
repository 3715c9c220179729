import { useQuery } from "@tanstack/react-query";
import type { Competition, CompetitionDetail, Round } from "../../api/wire.ts";
import { Part } from "../../app/Part.tsx";
import { paths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { CompetitionTable } from "../../football/CompetitionTable.tsx";
import { readCompetition, readRoundMatches, readSeasons, readStandings } from "../../football/queries.ts";
import { RoundMatches } from "../../football/RoundMatches.tsx";
import { currentRoundOf, isNumbered, seasonLabel } from "../../football/rounds.ts";
import { accentStyle } from "../../ui/accent.ts";
import { Columns } from "../../ui/Columns.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { MatchListSkeleton } from "../../ui/MatchListSkeleton.tsx";
import { Page } from "../../ui/Page.tsx";
import { Section } from "../../ui/Section.tsx";
import { TableSkeleton } from "../../ui/TableSkeleton.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { CompetitionBand } from "./CompetitionBand.tsx";
import { firstLeagueOf } from "./firstLeague.ts";
import styles from "./HomePage.module.css";
import { RoundPoster } from "./RoundPoster.tsx";
import { RoundTicker } from "./RoundTicker.tsx";

export { load } from "./loadHome.ts";

export default function HomePage() {
  const { app, home } = useTexts();
  const { data: seasons = [] } = useQuery(readSeasons());
  const league = firstLeagueOf(seasons);
  if (league) return <LeagueHome league={league} competitions={competitionsOf(seasons, league)} />;
  return (
    <Page className={styles.body}>
      <h1 className={styles.plainTitle}>{app.name}</h1>
      <EmptyState title={home.nothing} text={home.nothingText} />
    </Page>
  );
}

function competitionsOf(seasons: { id: number; competitions: Competition[] }[], league: Competition): Competition[] {
  return seasons.find(({ id }) => id === league.seasonId)?.competitions ?? [];
}

function LeagueHome({ league, competitions }: { league: Competition; competitions: Competition[] }) {
  const { football } = useTexts();
  const query = useQuery(readCompetition(league.id));
  const round = query.data && currentRoundOf(query.data.rounds);
  return (
    <div style={accentStyle(league.color, league.textColor)}>
      {round ? <RoundTicker competition={league} round={round} /> : null}
      <RoundPoster league={league} round={round} />
      <CompetitionBand competitions={competitions} current={league.id} />
      <Page className={styles.body}>
        <Part query={query} skeleton={<MatchListSkeleton label={football.loadingMatches} rows={9} />}>
          {(competition) => <RoundAndTable competition={competition} round={round} />}
        </Part>
      </Page>
    </div>
  );
}

function RoundAndTable({ competition, round }: { competition: CompetitionDetail; round: Round | undefined }) {
  const { home } = useTexts();
  if (!round) return <RoundMatches matches={[]} />;
  return (
    <Columns aside={<TableSection competition={competition} round={round} />}>
      <Section
        title={isNumbered(round) ? home.matchesOf(round.label) : round.label}
        aside={
          <TextLink href={paths.competitionRound(competition.id, competition.label, round.number)}>
            {home.allMatches}
          </TextLink>
        }
      >
        <MatchesPart competition={competition} round={round} />
      </Section>
    </Columns>
  );
}

function MatchesPart({ competition, round }: { competition: CompetitionDetail; round: Round }) {
  const { football } = useTexts();
  const matches = useQuery(readRoundMatches(competition.id, competition.seasonId, round.number));
  return (
    <Part query={matches} skeleton={<MatchListSkeleton label={football.loadingMatches} rows={9} />}>
      {(list) => <RoundMatches matches={list} round={round} />}
    </Part>
  );
}

function TableSection({ competition, round }: { competition: CompetitionDetail; round: Round }) {
  const { home, football } = useTexts();
  const { id, label, seasonId, hasMatchesLive } = competition;
  const standings = useQuery(readStandings(id, seasonId, { live: hasMatchesLive }));
  const { data: matches } = useQuery(readRoundMatches(id, seasonId, round.number));
  return (
    <Section title={home.table} aside={<TextLink href={paths.classification(id)}>{home.fullTable}</TextLink>}>
      <Part query={standings} skeleton={<TableSkeleton label={football.loadingTable} view="compact" />}>
        {(data) => (
          <CompetitionTable
            caption={home.tableCaption(label, seasonLabel(seasonId))}
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
