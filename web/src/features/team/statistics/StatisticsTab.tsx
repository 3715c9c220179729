import { useQuery } from "@tanstack/react-query";
import type { TeamStatistics } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { MAIN_PLAYER_STATISTICS, PLAYER_STATISTICS, type PlayerStatistic } from "../../../football/playerStatistics.ts";
import { readTeamStatistics } from "../../../football/teamQueries.ts";
import { AverageBars } from "../../../ui/AverageBars.tsx";
import { ChartSkeleton } from "../../../ui/ChartSkeleton.tsx";
import { Chips } from "../../../ui/Chips.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Figures } from "../../../ui/Figures.tsx";
import { RingRow } from "../../../ui/RingRow.tsx";
import { Section } from "../../../ui/Section.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { Select } from "../../../ui/Select.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { Toolbar } from "../../../ui/Toolbar.tsx";
import styles from "../team.module.css";
import type { Team } from "../team.ts";
import { averageRows, mainFigures, ringsOf } from "./figures.ts";
import { Leaders } from "./Leaders.tsx";
import { FEW_LEADERS, MANY_LEADERS } from "./leaders.ts";

interface Props {
  team: Team;
  /** The statistic in which the best players are named; without one, the club's own figures. */
  stat: PlayerStatistic | undefined;
}

/** The club in figures, or its best players. */
export function StatisticsTab({ team, stat }: Props) {
  const { team: texts } = useTexts();
  const { hrefOf } = team;
  return (
    <>
      <div data-keeps-place="">
        <Toolbar end={stat ? <MoreStatistics team={team} stat={stat} /> : undefined}>
          <Segmented
            label={texts.statistics.whose}
            current={stat ? "players" : "team"}
            items={[
              { key: "team", label: texts.statistics.team, href: hrefOf({ tab: "statistics" }) },
              { key: "players", label: texts.statistics.players, href: hrefOf({ tab: "statistics", stat: "goals" }) },
            ]}
          />
        </Toolbar>
      </div>
      {stat ? <BestPlayers team={team} stat={stat} /> : <ClubFigures team={team} />}
    </>
  );
}

function BestPlayers({ team, stat }: { team: Team; stat: PlayerStatistic }) {
  const { statistics } = useTexts();
  return (
    <>
      <div data-keeps-place="">
        <Chips
          label={statistics.stat}
          current={stat}
          items={MAIN_PLAYER_STATISTICS.map((one) => ({
            key: one,
            label: statistics.players[one],
            href: team.hrefOf({ tab: "statistics", stat: one }),
          }))}
        />
      </div>
      <Section title={statistics.players[stat]} lead={team.competition.label}>
        <div className={styles.ranking}>
          <Leaders team={team} stat={stat} size={MANY_LEADERS} />
        </div>
      </Section>
    </>
  );
}

/** What is looked up less often. */
function MoreStatistics({ team, stat }: { team: Team; stat: PlayerStatistic }) {
  const { app, statistics } = useTexts();
  const all = Object.keys(PLAYER_STATISTICS) as PlayerStatistic[];
  const others = all.filter((one) => !MAIN_PLAYER_STATISTICS.includes(one));
  return (
    <Select
      name="stat"
      label={statistics.more}
      value={others.includes(stat) ? stat : ""}
      options={[
        { value: "", label: statistics.chooseMore },
        ...others.map((one) => ({ value: one, label: statistics.players[one] })),
      ]}
      action={team.hrefOf({ tab: "overview" })}
      hidden={{ tab: "statistics", type: "players" }}
      submitLabel={app.apply}
    />
  );
}

/** Their failure is silent, as the specification has it: it looks as if nothing had been counted yet. */
function ClubFigures({ team }: { team: Team }) {
  const { team: texts, statistics } = useTexts();
  const { info, season, competition } = team;
  const { data, isPending } = useQuery(readTeamStatistics(info.id, season, competition.id));
  if (isPending) return <ChartSkeleton label={statistics.loading} height={900} />;
  if (!data || data.matches === 0) return <EmptyState title={texts.statistics.none} text={texts.statistics.noneText} />;
  return <Filled team={team} figures={data} />;
}

const GROUPS = ["general", "attack", "defense"] as const;

function Filled({ team, figures }: { team: Team; figures: TeamStatistics }) {
  const texts = useTexts();
  const { statistics: words } = texts.team;
  const { competition, hrefOf } = team;
  return (
    <div className={styles.stack}>
      <Section title={texts.team.numbers} lead={words.over(competition.label, figures.matches)}>
        <div className={styles.numbers}>
          <div>
            <RingRow rings={ringsOf(figures, texts)} />
            <Figures items={mainFigures(figures, texts)} />
          </div>
        </div>
      </Section>
      <div className={styles.groups}>
        {GROUPS.map((group) => (
          <Section key={group} title={words.groups[group]} lead={words.againstAverage}>
            <AverageBars
              caption={words.caption(words.groups[group])}
              columns={words.columns}
              rows={averageRows(figures[group], texts)}
            />
          </Section>
        ))}
        <Section
          title={words.scorers}
          aside={<TextLink href={hrefOf({ tab: "statistics", stat: "goals" })}>{words.allPlayers}</TextLink>}
        >
          <Leaders team={team} stat="goals" size={FEW_LEADERS} />
        </Section>
      </div>
    </div>
  );
}
