import type { RoundFigures } from "../../../api/wire.ts";
import { isNumbered } from "../../../football/rounds.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { ChartColumn } from "../../../ui/ColumnChart.tsx";
import type { DataTableProps } from "../../../ui/DataTable.tsx";
import { ticksTo } from "../../../ui/scale.ts";

type Words = Pick<Texts, "statistics" | "format">;

export interface RoundChart {
  title: string;
  summary: string;
  columns: ChartColumn[];
  ticks: { value: number; text: string }[];
  table: DataTableProps & { label: string };
}

/** The rounds of a league that have a result; play-offs and phases of a cup have names, and no place in a row. */
function playedRounds(rounds: RoundFigures[]): RoundFigures[] {
  return rounds.filter(({ round, label, played }) => played > 0 && isNumbered({ number: round, label }));
}

function columnOf({ round, is_current_round }: RoundFigures, value: number, text: string, { statistics }: Words) {
  const label = statistics.charts.roundShort(round);
  return { key: String(round), label, value, text, isCurrent: is_current_round };
}

/** The one with the largest value, the first of several. */
function largest<One>(list: One[], measure: (one: One) => number): One | undefined {
  return list.reduce<One | undefined>((best, one) => (best && measure(best) >= measure(one) ? best : one), undefined);
}

/** How many goals each round had; nothing before the first result. */
export function goalsChart(all: RoundFigures[], words: Words): RoundChart | undefined {
  const { statistics, format } = words;
  const texts = statistics.charts.goals;
  const rounds = playedRounds(all);
  const best = largest(rounds, ({ goals }) => goals);
  if (!best) return undefined;
  const played = rounds.reduce((sum, one) => sum + one.played, 0);
  const goals = rounds.reduce((sum, one) => sum + one.goals, 0);
  return {
    title: texts.title,
    summary: texts.summary(best.goals, best.label, format.number(goals / played, 2)),
    columns: rounds.map((one) => columnOf(one, one.goals, format.number(one.goals), words)),
    ticks: ticksTo(best.goals).map((value) => ({ value, text: format.number(value) })),
    table: {
      label: statistics.charts.asTable,
      caption: texts.title,
      columns: [statistics.charts.round, texts.column, texts.average],
      rows: rounds.map((one) => ({
        key: String(one.round),
        cells: [one.label, format.number(one.goals), format.number(one.goals / one.played, 2)],
      })),
    },
  };
}

/** How many came to a match of each round; in thousands, where there are thousands. */
export function attendanceChart(all: RoundFigures[], words: Words): RoundChart | undefined {
  const { statistics, format } = words;
  const texts = statistics.charts.attendanceByRound;
  const rounds = playedRounds(all).flatMap((one) =>
    typeof one.averageAttendance === "number" ? [{ ...one, came: one.averageAttendance }] : [],
  );
  const best = largest(rounds, ({ came }) => came);
  if (!best) return undefined;
  const inThousands = best.came >= 1000;
  const short = (value: number) => (inThousands ? format.number(value / 1000, 1) : format.number(value));
  return {
    title: inThousands ? texts.titleInThousands : texts.title,
    summary: texts.summary(format.number(best.came), best.label),
    columns: rounds.map((one) => columnOf(one, one.came, short(one.came), words)),
    ticks: ticksTo(best.came).map((value) => ({ value, text: format.number(inThousands ? value / 1000 : value) })),
    table: {
      label: statistics.charts.asTable,
      caption: texts.title,
      columns: [statistics.charts.round, texts.column, texts.occupancy],
      rows: rounds.map(({ round, label, came, occupancy }) => ({
        key: String(round),
        cells: [
          label,
          format.number(came),
          typeof occupancy === "number" ? statistics.percent(format.number(occupancy, 1)) : "–",
        ],
      })),
    },
  };
}

/** Of the time played, the part in which the ball was in play: over all matches, in percent. */
export function usefulShare(all: RoundFigures[]): number | undefined {
  const known = all.flatMap(({ usefulTimePercentage: share, played }) =>
    typeof share === "number" ? [{ share, played }] : [],
  );
  const played = known.reduce((sum, one) => sum + one.played, 0);
  return played > 0 ? known.reduce((sum, one) => sum + one.share * one.played, 0) / played : undefined;
}
