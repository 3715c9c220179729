import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Positions } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { positionLines, runOf } from "../../../football/positionLines.ts";
import { seasonLabel } from "../../../football/rounds.ts";
import { readPositions } from "../../../football/tableQueries.ts";
import { Disclosure } from "../../../ui/Disclosure.tsx";
import { PositionChart } from "../../../ui/PositionChart.tsx";
import { PositionChartSkeleton } from "../../../ui/PositionChartSkeleton.tsx";
import { PositionTable } from "../../../ui/PositionTable.tsx";
import { ScrollArea } from "../../../ui/ScrollArea.tsx";
import { Section } from "../../../ui/Section.tsx";
import { tableOf } from "../parts.ts";
import styles from "../team.module.css";
import type { Team } from "../team.ts";

/** Where the club stood after each round. Groups have no such thing, nor has a season before its first round. */
export function Places({ team }: { team: Team }) {
  const { team: texts } = useTexts();
  const query = useQuery({ ...readPositions(tableOf(team)), placeholderData: keepPreviousData });
  const own = query.data?.teams.find((one) => one.team.id === team.info.id);
  if (query.error?.status === 404 || (query.data && (!own || own.positions.length === 0))) return null;
  return (
    <Section title={texts.table.places}>
      <Part query={query} skeleton={<PositionChartSkeleton label={texts.table.loadingPlaces} />}>
        {(positions) => <Chart team={team} positions={positions} own={own?.positions ?? []} />}
      </Part>
    </Section>
  );
}

function Chart({ team, positions, own }: { team: Team; positions: Positions; own: number[] }) {
  const { team: texts, football } = useTexts();
  const { info, competition, season } = team;
  const { rounds, live } = positions;
  const last = rounds.length - 1;
  const run = runOf(own, last);
  return (
    <>
      <figure>
        <ScrollArea label={texts.table.scroll} startsAtEnd bleeds>
          <div className={styles.chart}>
            <PositionChart
              label={texts.table.chart(info.name, rounds.length)}
              rounds={rounds.map(({ number }) => number)}
              lines={positionLines(positions, [info.id])}
              marked={last}
              isLive={live}
            />
          </div>
        </ScrollArea>
        {run ? <figcaption className={styles.note}>{texts.table.run(run.best, run.worst)}</figcaption> : null}
      </figure>
      <Disclosure id="positions" label={texts.table.asTable}>
        <ScrollArea label={texts.table.scroll} bleeds>
          <PositionTable
            caption={texts.table.caption(competition.label, seasonLabel(season))}
            clubLabel={football.columns.club.long}
            rounds={rounds}
            rows={[{ key: String(info.id), name: info.name, places: own }]}
          />
        </ScrollArea>
      </Disclosure>
    </>
  );
}
