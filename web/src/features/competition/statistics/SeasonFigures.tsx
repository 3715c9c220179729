import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readRoundsFigures } from "../../../football/figureQueries.ts";
import { Figures } from "../../../ui/Figures.tsx";
import { usefulShare } from "./roundCharts.ts";

/** The season in four numbers; where the ball in play is not known, cards stand in its place. */
export function SeasonFigures({ competition }: { competition: CompetitionDetail }) {
  const { statistics, format } = useTexts();
  const { id, seasonId, main_stats: sums } = competition;
  const { data: rounds, isPending } = useQuery(readRoundsFigures(id, seasonId));
  const texts = statistics.season;
  const useful = usefulShare(rounds ?? []);
  const cards = sums.yellowCards + sums.secondYellowCards + sums.redCards;
  const items = [
    { key: "goals", value: format.number(sums.goals), label: texts.goals(sums.matches) },
    typeof sums.averageGoals === "number" && {
      key: "averageGoals",
      value: format.number(sums.averageGoals, 2),
      label: texts.averageGoals,
    },
    isPending || useful !== undefined
      ? {
          key: "usefulTime",
          value: useful === undefined ? "…" : statistics.percent(format.number(useful)),
          label: texts.usefulTime,
        }
      : cards > 0 && { key: "cards", value: format.number(cards), label: texts.cards },
    typeof sums.averageAttendance === "number" && {
      key: "attendance",
      value: format.number(sums.averageAttendance),
      label: texts.attendance,
    },
  ];
  return <Figures items={items.filter((item) => item !== false)} />;
}
