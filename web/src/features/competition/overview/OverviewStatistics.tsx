import type { CompetitionDetail } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { MAIN_PLAYER_STATISTICS, type PlayerStatistic } from "../../../football/playerStatistics.ts";
import { Chips } from "../../../ui/Chips.tsx";
import { Section } from "../../../ui/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { AttendanceBars } from "../statistics/ClubBars.tsx";
import { PlayerRanking } from "../statistics/Ranking.tsx";
import { RoundChartPart } from "../statistics/RoundChartPart.tsx";
import { goalsChart } from "../statistics/roundCharts.ts";
import { SeasonFigures } from "../statistics/SeasonFigures.tsx";
import grid from "../statistics/statistics.module.css";
import { hrefOfView } from "../viewChoice.ts";
import styles from "./overview.module.css";

interface Props {
  competition: CompetitionDetail;
  season: { season?: number };
}

/** How many are named here; the statistics tab has the rest. */
export const LEADERS = 6;
const CLUBS = 6;

/** The season in figures: the best scorers, the goals of each round, and who has the most people in the stands. */
export function OverviewStatistics({ competition, season }: Props) {
  const { statistics } = useTexts();
  const hrefOf = (stat: PlayerStatistic) =>
    hrefOfView(competition, { tab: "statistics", statistic: { type: "players", stat } }, season);
  return (
    <Section title={statistics.title} aside={<TextLink href={hrefOf("goals")}>{statistics.all}</TextLink>}>
      <SeasonFigures competition={competition} />
      <div className={styles.chips}>
        <Chips
          label={statistics.stat}
          current="goals"
          items={MAIN_PLAYER_STATISTICS.map((stat) => ({
            key: stat,
            label: statistics.players[stat],
            href: hrefOf(stat),
          }))}
        />
      </div>
      <div className={grid.grid}>
        <PlayerRanking competition={competition} stat="goals" size={LEADERS} />
        <div className={grid.charts}>
          <RoundChartPart competition={competition} draw={goalsChart} />
          <AttendanceBars competition={competition} size={CLUBS} />
        </div>
      </div>
    </Section>
  );
}
