import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail, RoundFigures } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readRoundsFigures } from "../../../football/figureQueries.ts";
import type { Texts } from "../../../i18n/texts.ts";
import { ChartFigure } from "../../../ui/ChartFigure.tsx";
import { ChartSkeleton } from "../../../ui/ChartSkeleton.tsx";
import { ColumnChart } from "../../../ui/ColumnChart.tsx";
import type { RoundChart } from "./roundCharts.ts";

interface Props {
  competition: CompetitionDetail;
  /** What is drawn of the rounds: `goalsChart`, `attendanceChart`. */
  draw: (rounds: RoundFigures[], texts: Texts) => RoundChart | undefined;
}

/** A season round by round, as columns. */
export function RoundChartPart({ competition, draw }: Props) {
  const texts = useTexts();
  const rounds = useQuery(readRoundsFigures(competition.id, competition.seasonId));
  return (
    <Part query={rounds} skeleton={<ChartSkeleton label={texts.statistics.loading} height={352} />}>
      {(all) => {
        const chart = draw(all, texts);
        if (!chart) return null;
        const { title, summary, table, columns, ticks } = chart;
        return (
          <ChartFigure title={title} summary={summary} table={table}>
            <ColumnChart columns={columns} ticks={ticks} />
          </ChartFigure>
        );
      }}
    </Part>
  );
}
