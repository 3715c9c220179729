import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CompetitionDetail, Positions } from "../../api/wire.ts";
import { Part } from "../../app/Part.tsx";
import { useTexts } from "../../app/SiteContext.tsx";
import { decideChosen, leadersOf, positionLines } from "../../football/positionLines.ts";
import { seasonLabel } from "../../football/rounds.ts";
import { readPositions } from "../../football/tableQueries.ts";
import { Columns } from "../../ui/Columns.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PositionChart } from "../../ui/PositionChart.tsx";
import { PositionChartSkeleton } from "../../ui/PositionChartSkeleton.tsx";
import { PositionTable } from "../../ui/PositionTable.tsx";
import { ScrollArea } from "../../ui/ScrollArea.tsx";
import { Section } from "../../ui/Section.tsx";
import { ChartClubs } from "./ChartClubs.tsx";
import styles from "./competition.module.css";
import type { TableChoice } from "./tableChoice.ts";

interface Props {
  competition: CompetitionDetail;
  choice: TableChoice;
}

/** Where each club stood after each round. */
export function SeasonChart({ competition, choice }: Props) {
  const { chart } = useTexts().table;
  const { id, seasonId } = competition;
  const positions = useQuery({
    ...readPositions({ competition: id, season: seasonId, live: choice.live }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={chart.title} lead={chart.lead} className={styles.block} id="rounds">
      <Part query={positions} skeleton={<Outline label={chart.loading} />}>
        {(data) =>
          data.rounds.length === 0 ? (
            <EmptyState title={chart.nothing} text={chart.nothingText} />
          ) : (
            <Chart competition={competition} choice={choice} positions={data} />
          )
        }
      </Part>
    </Section>
  );
}

function Outline({ label }: { label: string }) {
  return (
    <Columns aside={null}>
      <PositionChartSkeleton label={label} />
    </Columns>
  );
}

function Chart({ competition, choice, positions }: Props & { positions: Positions }) {
  const { table, football } = useTexts();
  const { chart } = table;
  const { rounds, teams, live } = positions;
  const chosen = decideChosen(choice.clubs, positions);
  const asked = rounds.findIndex(({ number }) => String(number) === choice.round);
  const marked = asked >= 0 ? asked : rounds.length - 1;
  const { leader, most } = leadersOf(positions, marked);
  const label = rounds[marked]?.label ?? "";
  return (
    <Columns
      aside={
        <ChartClubs competition={competition} choice={choice} positions={positions} chosen={chosen} marked={marked} />
      }
    >
      <figure>
        <ScrollArea label={chart.scroll} startsAtEnd bleeds>
          <div className={styles.chart}>
            <PositionChart
              label={chart.label(rounds.length)}
              rounds={rounds.map(({ number }) => number)}
              lines={positionLines(positions, chosen)}
              marked={marked}
              isLive={live && marked === rounds.length - 1}
            />
          </div>
        </ScrollArea>
        <figcaption className={styles.summary}>
          {leader ? chart.summary(label, leader.name) : null}{" "}
          {most.team ? chart.ledMost(most.team.name, most.rounds) : null}
        </figcaption>
      </figure>
      <Disclosure id="positions" label={chart.asTable}>
        <ScrollArea label={chart.scrollTable} bleeds>
          <PositionTable
            caption={chart.caption(competition.label, seasonLabel(competition.seasonId))}
            clubLabel={football.columns.club.long}
            rounds={rounds}
            rows={teams.map(({ team, positions: places }) => ({ key: String(team.id), name: team.name, places }))}
          />
        </ScrollArea>
      </Disclosure>
    </Columns>
  );
}
