import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Match, Standings } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { paths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { CompetitionTable } from "../../../football/CompetitionTable.tsx";
import { readRoundMatches, readSeasons } from "../../../football/queries.ts";
import { roundsAround, seasonLabel } from "../../../football/rounds.ts";
import { seasonQuery } from "../../../football/seasonQuery.ts";
import { Section } from "../../../ui/Section.tsx";
import { TableSkeleton } from "../../../ui/TableSkeleton.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { placeOf } from "../overview/around.ts";
import { readTable } from "../parts.ts";
import styles from "../team.module.css";
import type { Team } from "../team.ts";
import { Places } from "./Places.tsx";

/** The table with the club marked, and where it stood after each round. */
export function StandingsTab({ team }: { team: Team }) {
  const texts = useTexts();
  const { competition, season } = team;
  const query = useQuery({ ...readTable(team), placeholderData: keepPreviousData });
  const { data: seasons } = useQuery(readSeasons());
  const matches = useMatchesAround(team);
  return (
    <div className={styles.stack}>
      <Section
        title={texts.team.tabs.standings}
        lead={`${competition.label} ${seasonLabel(season)}`}
        aside={
          <TextLink href={paths.classification(competition.id, seasonQuery(competition, seasons))}>
            {texts.team.table.ofCompetition}
          </TextLink>
        }
      >
        <Part query={query} skeleton={<TableSkeleton label={texts.football.loadingTable} rows={18} />}>
          {(standings) => <Table team={team} standings={standings} matches={matches} />}
        </Part>
      </Section>
      <Places team={team} />
    </div>
  );
}

function Table({ team, standings, matches }: { team: Team; standings: Standings; matches: Match[] }) {
  const { team: texts } = useTexts();
  const { info, competition, season } = team;
  const place = placeOf(standings, info.id);
  return (
    <CompetitionTable
      caption={texts.table.caption(competition.label, seasonLabel(season))}
      competition={competition}
      standings={standings}
      {...(place ? { tableKey: place.table.key } : {})}
      matches={matches}
      marked={new Set([info.id])}
    />
  );
}

/** Of the round that is on and the one after it. */
function useMatchesAround({ competition, season }: Team): Match[] {
  const { current, next } = roundsAround(competition.rounds);
  const query = (number: number | undefined) => ({
    ...readRoundMatches(competition.id, season, number ?? 0),
    enabled: number !== undefined,
  });
  const { data: now = [] } = useQuery(query(current?.number));
  const { data: then = [] } = useQuery(query(next?.number));
  return [...now, ...then];
}
