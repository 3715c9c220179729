import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import type { CompetitionDetail, Match, Standings } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { paths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { CompetitionTable } from "../../../football/CompetitionTable.tsx";
import { groupAddress, groupNamed } from "../../../football/groupMatches.ts";
import { readRoundMatches } from "../../../football/queries.ts";
import { roundsAround, seasonLabel } from "../../../football/rounds.ts";
import { Columns } from "../../../ui/Columns.tsx";
import { GroupHeading } from "../../../ui/GroupHeading.tsx";
import { Section } from "../../../ui/Section.tsx";
import { TableSkeleton } from "../../../ui/TableSkeleton.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { readTable } from "../hasTable.ts";
import { IfItEnded } from "../IfItEnded.tsx";
import { GroupMatches } from "./GroupMatches.tsx";
import styles from "./overview.module.css";
import { isGrouped, topOf } from "./topOf.ts";

interface Props {
  competition: CompetitionDetail;
  season: { season?: number };
}

/** As many as a phone shows at a glance. */
const TOP = 8;

/** The top of the table as it stands, or the tables of all groups. */
export function OverviewTable({ competition, season }: Props) {
  const { competition: texts, football } = useTexts();
  const table = useQuery({ ...readTable(competition), placeholderData: keepPreviousData });
  const matches = useMatchesAround(competition);
  const isOfGroups = table.data !== undefined && isGrouped(table.data);
  const top = (
    <Part query={table} skeleton={<TableSkeleton label={football.loadingTable} rows={TOP} />}>
      {(standings) =>
        isOfGroups ? (
          <Groups competition={competition} season={season} standings={standings} matches={matches} />
        ) : (
          <CompetitionTable
            caption={texts.caption(competition.label, seasonLabel(competition.seasonId))}
            competition={competition}
            standings={topOf(standings, TOP)}
            matches={matches}
          />
        )
      }
    </Part>
  );
  return (
    <Section
      title={isOfGroups ? texts.groups : texts.top}
      aside={<TextLink href={paths.classification(competition.id, season)}>{texts.fullTable}</TextLink>}
    >
      {competition.hasMatchesLive && !isOfGroups ? (
        <Columns aside={<IfItEnded competition={competition} />}>{top}</Columns>
      ) : (
        top
      )}
    </Section>
  );
}

/** A table for each group, and below them the matches of the one that the address names. */
function Groups({ competition, season, standings, matches }: Props & { standings: Standings; matches: Match[] }) {
  const { competition: texts } = useTexts();
  const named = groupNamed(standings, new URLSearchParams(useLocation().search).get("group"));
  const tables = (
    <div className={styles.groups}>
      {standings.standings.map(({ key, label }) => (
        <section key={key}>
          <GroupHeading label={label} matches={texts.matches} href={groupAddress(competition.id, key, season)} />
          <CompetitionTable
            caption={label}
            competition={competition}
            standings={standings}
            tableKey={key}
            matches={matches}
            view="compact"
          />
        </section>
      ))}
    </div>
  );
  return (
    <>
      {tables}
      {named ? <GroupMatches competition={competition} group={named} /> : null}
    </>
  );
}

/** Of the round that is on and the one after it: the scores in play and the next opponents. */
function useMatchesAround({ id, seasonId, rounds }: CompetitionDetail): Match[] {
  const { current, next } = roundsAround(rounds);
  const { data: now = [] } = useQuery({
    ...readRoundMatches(id, seasonId, current?.number ?? 0),
    enabled: current !== undefined,
  });
  const { data: then = [] } = useQuery({
    ...readRoundMatches(id, seasonId, next?.number ?? 0),
    enabled: next !== undefined,
  });
  return [...now, ...then];
}
