import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail, Round } from "../../api/wire.ts";
import { Part } from "../../app/Part.tsx";
import { paths } from "../../app/paths.ts";
import { Rest } from "../../app/Rest.tsx";
import { useTexts } from "../../app/SiteContext.tsx";
import { readRoundMatches, readSeasons } from "../../football/queries.ts";
import { RoundMatches } from "../../football/RoundMatches.tsx";
import { seasonQuery } from "../../football/seasonQuery.ts";
import { Columns } from "../../ui/Columns.tsx";
import { MatchListSkeleton } from "../../ui/MatchListSkeleton.tsx";
import { CompetitionFrame } from "./CompetitionFrame.tsx";
import styles from "./competition.module.css";
import { useTableState } from "./hasTable.ts";
import { RoundPicker } from "./RoundPicker.tsx";
import { TableAside } from "./TableAside.tsx";

/** One round of a competition. */
export function RoundView({ competition, round }: { competition: CompetitionDetail; round: Round | undefined }) {
  const { data: seasons } = useQuery(readSeasons());
  const hasTable = useTableState(competition) !== "none" && competition.format === "league";
  const { id, label } = competition;
  const crumb = round && {
    label: round.label,
    href: paths.competitionRound(id, label, round.number, seasonQuery(competition, seasons)),
  };
  const table = (
    <Rest>
      <TableAside competition={competition} />
    </Rest>
  );
  return (
    <CompetitionFrame competition={competition} current="matches" crumb={crumb}>
      <RoundPicker competition={competition} round={round} />
      {hasTable ? (
        <Columns aside={table}>
          <RoundPart competition={competition} round={round} />
        </Columns>
      ) : (
        <RoundPart competition={competition} round={round} />
      )}
    </CompetitionFrame>
  );
}

function RoundPart({ competition, round }: { competition: CompetitionDetail; round: Round | undefined }) {
  const { football, format } = useTexts();
  if (!round) return <RoundMatches matches={[]} />;
  const { initial_date: from, final_date: to } = round;
  return (
    <section>
      <header className={styles.roundHead}>
        <h2 className={styles.roundTitle}>{round.label}</h2>
        {from && to ? <p className={styles.roundDates}>{format.range(from, to, football.between)}</p> : null}
      </header>
      <MatchesOfRound competition={competition} round={round} />
    </section>
  );
}

export function MatchesOfRound({ competition, round }: { competition: CompetitionDetail; round: Round }) {
  const { football } = useTexts();
  const matches = useQuery(readRoundMatches(competition.id, competition.seasonId, round.number));
  return (
    <Part query={matches} skeleton={<MatchListSkeleton label={football.loadingMatches} rows={9} />}>
      {(list) => <RoundMatches matches={list} round={round} />}
    </Part>
  );
}
