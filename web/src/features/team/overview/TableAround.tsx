import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Standings } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { CompetitionTable } from "../../../football/CompetitionTable.tsx";
import { mayHaveTable } from "../../../football/mayHaveTable.ts";
import { seasonLabel } from "../../../football/rounds.ts";
import { formOf } from "../../../football/standingsRows.ts";
import { FormPills } from "../../../ui/FormPills.tsx";
import { Panel } from "../../../ui/Panel.tsx";
import { TableSkeleton } from "../../../ui/TableSkeleton.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { readTable } from "../parts.ts";
import styles from "../team.module.css";
import type { Team } from "../team.ts";
import { around, placeOf } from "./around.ts";

/** Where the club stands, who is next to it, and how its last matches went. */
export function TableAround({ team }: { team: Team }) {
  return mayHaveTable(team.competition.rounds) ? <Around team={team} /> : null;
}

function Around({ team }: { team: Team }) {
  const texts = useTexts();
  const query = useQuery({ ...readTable(team), placeholderData: keepPreviousData });
  return (
    <Panel title={texts.team.tabs.standings} level={2}>
      <Part query={query} skeleton={<TableSkeleton label={texts.football.loadingTable} rows={5} />}>
        {(standings) => <Rows team={team} standings={standings} />}
      </Part>
      <TextLink href={team.hrefOf({ tab: "standings" })}>{texts.team.table.full}</TextLink>
    </Panel>
  );
}

function Rows({ team, standings }: { team: Team; standings: Standings }) {
  const texts = useTexts();
  const { info, competition, season } = team;
  const near = around(standings, info.id);
  const row = placeOf(standings, info.id)?.row;
  const form = row && formOf(row, texts);
  if (!near) return <p className={styles.note}>{texts.team.table.notIn}</p>;
  return (
    <>
      <CompetitionTable
        caption={texts.team.table.caption(competition.label, seasonLabel(season))}
        competition={competition}
        standings={near}
        view="compact"
        marked={new Set([info.id])}
      />
      {form ? (
        <p className={styles.form}>
          {texts.team.form}
          <FormPills label={form.formLabel} results={form.form} />
        </p>
      ) : null}
    </>
  );
}
