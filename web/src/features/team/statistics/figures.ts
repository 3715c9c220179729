import type { TeamStatistic, TeamStatistics } from "../../../api/wire.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { AverageRow } from "../../../ui/AverageBars.tsx";
import type { Figure } from "../../../ui/Figures.tsx";
import type { RingFigure } from "../../../ui/RingRow.tsx";
import { isShare, statValue } from "./statValue.ts";

type Words = Pick<Texts, "team" | "format">;

/** In how many of its matches the club won, scored and conceded. */
export function ringsOf(
  { main_stats: main }: Pick<TeamStatistics, "main_stats">,
  { team, format }: Words,
): RingFigure[] {
  const ring = (key: string, percent: number, label: string) => ({
    key,
    percent,
    text: `${format.number(percent)}%`,
    label,
  });
  return [
    ring("wins", main.winsPercentage, team.rings.wins),
    ring("scored", main.scoredGoalsInFixturesPercentage, team.rings.scored),
    ring("conceded", main.sufferedGoalsInFixturesPercentage, team.rings.conceded),
  ];
}

/** The three that say most. */
export function mainFigures({ general, attack, defense }: TeamStatistics, { team, format }: Words): Figure[] {
  const all = new Map([...general, ...attack, ...defense].map((one) => [one.key, one]));
  const figure = (key: string, label: string) => {
    const one = all.get(key);
    return one ? [{ key, value: statValue(one, one.total, format, 0), label }] : [];
  };
  return [
    ...figure("goals", team.figures.scored),
    ...figure("goalsSuffered", team.figures.conceded),
    ...figure("possession", team.figures.possession),
  ];
}

/** Figures of a match against those of everybody. Both share one length: that of the larger, with some room after it. */
export function averageRows(list: TeamStatistic[], { format }: Words): AverageRow[] {
  return list.map((one) => {
    const { key, label, total, average, leagueAverage } = one;
    const isPart = isShare(one);
    const length = isPart ? 100 : Math.max(average, leagueAverage) * 1.15;
    return {
      key,
      name: label,
      total: isPart ? undefined : format.number(total),
      value: statValue(one, average, format),
      average: statValue(one, leagueAverage, format),
      share: length > 0 ? average / length : 0,
      averageShare: length > 0 ? leagueAverage / length : 0,
    };
  });
}
