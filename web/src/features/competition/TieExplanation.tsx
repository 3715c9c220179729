import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ApiError } from "../../api/error.ts";
import type { StandingsTie, StandingsTies } from "../../api/wire.ts";
import { Part } from "../../app/Part.tsx";
import { useTexts } from "../../app/SiteContext.tsx";
import { clubMark, ladderOf, listOf } from "../../football/tieLadder.ts";
import type { TieGroup } from "../../football/tieNotes.ts";
import { gridMatches, miniRows } from "../../football/tieTables.ts";
import { CriteriaLadder } from "../../ui/CriteriaLadder.tsx";
import type { ClubMark } from "../../ui/clubMark.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { HeadToHeadGrid } from "../../ui/HeadToHeadGrid.tsx";
import { MiniTable } from "../../ui/MiniTable.tsx";
import { ScrollArea } from "../../ui/ScrollArea.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./TieExplanation.module.css";

interface Props {
  ties: UseQueryResult<StandingsTies, ApiError>;
  /** The table's key. */
  table: string;
  group: TieGroup;
  /** The ids of the explanations that are open. */
  opened: Set<string>;
}

/** How clubs level on points were parted: the criteria one by one, the matches between them and their table. */
export function TieExplanation({ ties, table, group, opened }: Props) {
  const texts = useTexts();
  const tie = ties.data?.ties.find((one) => one.table === table && one.teams.at(-1)?.team.id === group.lastTeam);
  // A table that was read a moment later may have ties that are not explained yet.
  if (ties.data && !tie) return null;
  const names = tie ? texts.table.stepsFor(namesOf(tie, texts)) : undefined;
  const id = table === "overall" ? `tie-${group.position}` : `tie-${table}-${group.position}`;
  return (
    <Disclosure id={id} label={texts.table.steps} detail={names} opened={opened}>
      <Part query={ties} skeleton={<Outline label={texts.table.loadingSteps} />}>
        {() => (tie ? <Steps tie={tie} /> : null)}
      </Part>
    </Disclosure>
  );
}

function Outline({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      <Skeleton height={320} />
    </div>
  );
}

function Steps({ tie }: { tie: StandingsTie }) {
  const texts = useTexts();
  const { table } = texts;
  const clubs = tie.teams.map(({ team }) => clubMark(team));
  const names = namesOf(tie, texts);
  const Wide = clubs.length > MOST_ON_PHONES ? ScrollArea : Fitting;
  return (
    <div className={styles.steps}>
      <div className={styles.parts}>
        <div className={styles.ladder}>
          <h3 className={styles.title}>{table.ladder.title}</h3>
          <Wide label={table.ladder.caption(names)}>
            <CriteriaLadder
              caption={table.ladder.caption(names)}
              criterionLabel={table.ladder.criterion}
              resultLabel={table.ladder.result}
              clubs={clubs}
              steps={ladderOf(tie, texts)}
            />
          </Wide>
        </div>
        <Between tie={tie} clubs={clubs} names={names} />
      </div>
    </div>
  );
}

interface BetweenProps {
  tie: StandingsTie;
  clubs: ClubMark[];
  names: string;
}

function Between({ tie, clubs, names }: BetweenProps) {
  const texts = useTexts();
  const { table, football } = texts;
  if (tie.matches.every(({ homeGoals }) => homeGoals === null)) return <p>{table.between.nothing}</p>;
  const Wide = clubs.length > MOST_ON_PHONES ? ScrollArea : Fitting;
  return (
    <>
      <div className={styles.between}>
        <h3 className={styles.title}>{table.between.title}</h3>
        <Wide label={table.between.caption(names)}>
          <HeadToHeadGrid
            caption={table.between.caption(names)}
            homeLabel={table.between.home}
            awayLabel={table.between.away}
            unplayedLabel={table.between.unplayed}
            clubs={clubs}
            matches={gridMatches(tie)}
          />
        </Wide>
      </div>
      <div className={styles.between}>
        <h3 className={styles.title}>{table.between.tableTitle}</h3>
        <MiniTable
          caption={table.between.tableCaption(names)}
          texts={{ ...football.columns, goals: table.between.goals }}
          rows={miniRows(tie, texts)}
        />
      </div>
    </>
  );
}

/** With more clubs than this, a ladder is wider than a phone. */
const MOST_ON_PHONES = 3;

function Fitting({ children }: { label: string; children: ReactNode }) {
  return children;
}

function namesOf({ teams }: StandingsTie, texts: ReturnType<typeof useTexts>): string {
  return listOf(
    teams.map(({ team }) => team.name),
    texts,
  );
}
