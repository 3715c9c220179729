import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { CompetitionDetail, Match, Standings, StandingsTable } from "../../api/wire.ts";
import { Part } from "../../app/Part.tsx";
import { useTexts } from "../../app/SiteContext.tsx";
import { CompetitionTable } from "../../football/CompetitionTable.tsx";
import { groupAddress, isGroup } from "../../football/groupMatches.ts";
import { readRoundMatches, readSeasons, readStandings } from "../../football/queries.ts";
import { roundsAround, seasonLabel } from "../../football/rounds.ts";
import { seasonQuery } from "../../football/seasonQuery.ts";
import { type TieGroup, tieGroups } from "../../football/tieNotes.ts";
import { Section } from "../../ui/Section.tsx";
import { TableSkeleton } from "../../ui/TableSkeleton.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { TieNote } from "../../ui/TieNote.tsx";
import styles from "./competition.module.css";
import type { TableChoice } from "./tableChoice.ts";

/** More on why clubs level on points stand in this order, given the table's key. */
export type Explain = (table: string, tie: TieGroup) => ReactNode;

interface Props {
  competition: CompetitionDetail;
  choice: TableChoice;
  caption?: string;
  explain?: Explain | undefined;
}

/** The whole table as chosen; of a competition in groups, one table for each. */
export function FullTable({ competition, choice, caption, explain }: Props) {
  const { competition: texts, football } = useTexts();
  const { id, label, seasonId } = competition;
  const standings = useQuery({ ...readStandings(id, seasonId, choice), placeholderData: keepPreviousData });
  const { data: seasons } = useQuery(readSeasons());
  const matches = useMatchesAround(competition, choice.round === undefined);
  const view = choice.type === "form" ? "form" : "full";
  const common = { competition, matches, view, explain } as const;
  const title = caption ?? texts.caption(label, seasonLabel(seasonId));
  return (
    <Part query={standings} skeleton={<TableSkeleton label={football.loadingTable} view={view} />}>
      {(data) => {
        const groups = data.standings.filter(isGroup);
        const key = view === "form" ? "overall" : choice.type;
        if (groups.length === 0) {
          const table = data.standings.find((one) => one.key === key);
          return <ChosenTable {...common} caption={title} standings={data} table={table} />;
        }
        return groups.map((table) => (
          <Section
            key={table.key}
            title={table.label}
            className={styles.group}
            aside={
              <TextLink href={groupAddress(id, table.key, seasonQuery(competition, seasons))}>
                <span aria-hidden="true">{texts.matches}</span>
                <span className="visuallyHidden">{`${texts.matches}, ${table.label}`}</span>
              </TextLink>
            }
          >
            <ChosenTable {...common} caption={`${title}, ${table.label}`} standings={data} table={table} />
          </Section>
        ));
      }}
    </Part>
  );
}

interface ChosenProps extends Omit<Props, "choice"> {
  caption: string;
  standings: Standings;
  table: StandingsTable | undefined;
  matches: Match[];
  view: "full" | "form";
}

function ChosenTable({ table, standings, explain, ...rest }: ChosenProps) {
  const texts = useTexts();
  const ties = new Map<number, ReactNode>();
  // Home and away tables are not parted by matches between the clubs, and the table of form has no room for words.
  if (table && rest.view === "full" && (isGroup(table) || table.key === "overall")) {
    for (const tie of tieGroups(table.standings, standings.criteria, texts)) {
      ties.set(tie.lastTeam, <TieNote {...tie.note}>{explain?.(table.key, tie)}</TieNote>);
    }
  }
  return <CompetitionTable {...rest} standings={standings} tableKey={table?.key ?? ""} ties={ties} />;
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
