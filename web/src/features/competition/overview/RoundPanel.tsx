import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail, Round, RoundStatistics } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readRoundStatistics } from "../../../football/figureQueries.ts";
import { ChartSkeleton } from "../../../ui/ChartSkeleton.tsx";
import { Figures } from "../../../ui/Figures.tsx";
import { Panel } from "../../../ui/Panel.tsx";
import styles from "./overview.module.css";

/** A round in figures. */
export function RoundPanel({ competition, round }: { competition: CompetitionDetail; round: Round }) {
  const { statistics } = useTexts();
  const figures = useQuery(readRoundStatistics(competition.id, competition.seasonId, round.number));
  return (
    <Part query={figures} skeleton={<ChartSkeleton label={statistics.loading} height={260} />}>
      {(data) => (data.played > 0 ? <Filled round={round} figures={data} /> : null)}
    </Part>
  );
}

function Filled({ round, figures }: { round: Round; figures: RoundStatistics }) {
  const { statistics, format } = useTexts();
  const texts = statistics.roundPanel;
  const { played, matches, goals, averageAttendance, usefulTime, homeWins, draws, awayWins, bestAttack } = figures;
  const cards = figures.yellowCards + figures.secondYellowCards + figures.redCards;
  const clubs = bestAttack.map(({ team }) => team.name).join(", ");
  const most = bestAttack[0]?.goals ?? 0;
  const items = [
    { key: "goals", value: format.number(goals), label: texts.goals(goals) },
    cards > 0 && { key: "cards", value: format.number(cards), label: texts.cards(cards) },
    typeof averageAttendance === "number" && {
      key: "attendance",
      value: format.number(averageAttendance),
      label: texts.attendance,
    },
    typeof usefulTime === "string" && { key: "usefulTime", value: usefulTime, label: texts.usefulTime },
  ];
  return (
    <Panel title={texts.title(round.label)} text={texts.progress(played, matches)}>
      <Figures size="small" items={items.filter((item) => item !== false)} />
      <p className={styles.said}>{texts.outcomes(homeWins.total, draws.total, awayWins.total)}</p>
      {most > 0 ? <p className={styles.said}>{texts.bestAttack(clubs, most)}</p> : null}
    </Panel>
  );
}
