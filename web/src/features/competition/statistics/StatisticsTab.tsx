import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readRoundsFigures } from "../../../football/figureQueries.ts";
import { cx } from "../../../ui/classNames.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import type { ViewChoice } from "../viewChoice.ts";
import { AttendanceBars, OccupancyBars, UsefulTimeChart } from "./ClubBars.tsx";
import type { Statistic } from "./catalogue.ts";
import { labelOf } from "./labelOf.ts";
import { PlayerRanking, RANKING_SIZE, StadiumRanking, TeamRanking } from "./Ranking.tsx";
import { RoundChartPart } from "./RoundChartPart.tsx";
import { attendanceChart, goalsChart, usefulShare } from "./roundCharts.ts";
import { SeasonFigures } from "./SeasonFigures.tsx";
import { StatisticsNav } from "./StatisticsNav.tsx";
import styles from "./statistics.module.css";

interface Props {
  competition: CompetitionDetail;
  choice: Extract<ViewChoice, { tab: "statistics" }>;
}

/** The best of a season: a ranking of what was chosen, and charts of what belongs to it. */
export function StatisticsTab({ competition, choice }: Props) {
  const texts = useTexts();
  const { statistics } = texts;
  const { statistic, round } = choice;
  if (competition.main_stats.matches === 0) {
    return <EmptyState title={statistics.nothing} text={statistics.nothingText} />;
  }
  const label = labelOf(statistic, texts);
  return (
    <>
      <SeasonFigures competition={competition} />
      <div className={styles.nav}>
        <StatisticsNav competition={competition} statistic={statistic} round={round} />
      </div>
      <div className={styles.grid}>
        <section>
          <h2 className={styles.title}>{round ? statistics.ofRound(label, round.label) : label}</h2>
          <p className={styles.note}>{noteOf(statistic, competition, statistics)}</p>
          <Ranking competition={competition} choice={choice} />
        </section>
        <div className={cx(styles.charts, styles.beside)}>
          <Charts competition={competition} statistic={statistic} />
        </div>
      </div>
    </>
  );
}

/** What the figures are of. What the table says of clubs goes along with the matches in play. */
function noteOf(
  { type, stat }: Statistic,
  { hasMatchesLive }: CompetitionDetail,
  texts: ReturnType<typeof useTexts>["statistics"],
): string {
  if (stat === "stadium" || stat === "pitch") return texts.ratingsFrom;
  return type === "teams" && stat !== "usefulTime" && hasMatchesLive ? texts.withLive : texts.onlyResults;
}

function Ranking({ competition, choice: { statistic, round } }: Props) {
  switch (statistic.type) {
    case "players":
      return <PlayerRanking competition={competition} stat={statistic.stat} size={RANKING_SIZE} />;
    case "teams":
      return <TeamRanking competition={competition} stat={statistic.stat} round={round} />;
    case "stadiums":
      return <StadiumRanking competition={competition} stat={statistic.stat} round={round} />;
  }
}

/** How many clubs stand in the bars beside a ranking. */
const BARS = 8;

function Charts({ competition, statistic }: { competition: CompetitionDetail; statistic: Statistic }) {
  const { data: rounds } = useQuery(readRoundsFigures(competition.id, competition.seasonId));
  switch (statistic.type) {
    case "players":
      return <RoundChartPart competition={competition} draw={goalsChart} />;
    case "teams":
      return (
        <>
          <UsefulTimeChart
            competition={competition}
            size={statistic.stat === "usefulTime" ? 0 : BARS}
            share={usefulShare(rounds ?? [])}
          />
          <RoundChartPart competition={competition} draw={goalsChart} />
        </>
      );
    case "stadiums":
      return (
        <>
          <RoundChartPart competition={competition} draw={attendanceChart} />
          {statistic.stat === "occupancy" ? (
            <AttendanceBars competition={competition} size={BARS} />
          ) : (
            <OccupancyBars competition={competition} size={BARS} />
          )}
        </>
      );
  }
}
