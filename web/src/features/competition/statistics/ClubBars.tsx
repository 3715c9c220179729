import { crestOf } from "../../../api/art.ts";
import { useSilent } from "../../../api/contentQueries.ts";
import type { CompetitionDetail, TeamRef } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readSpectators, readUsefulTime } from "../../../football/figureQueries.ts";
import { type BarRow, BarTable } from "../../../ui/BarTable.tsx";
import { ChartFigure } from "../../../ui/ChartFigure.tsx";
import { ChartSkeleton } from "../../../ui/ChartSkeleton.tsx";
import { Ring } from "../../../ui/Ring.tsx";
import styles from "./statistics.module.css";

/** Charts of clubs. What they are made of is silent: where nothing is known, or it cannot be read, nothing is shown. */

interface Props {
  competition: CompetitionDetail;
  /** How many clubs at most. */
  size: number;
}

const barOf = (team: TeamRef, value: string, share: number): BarRow => ({
  key: String(team.id),
  crest: crestOf(team),
  name: team.name,
  color: team.color,
  value,
  share,
});

/** Who came to the home matches of each club. */
export function AttendanceBars({ competition, size }: Props) {
  const { statistics, format } = useTexts();
  const list = useSilent(readSpectators(competition.id, competition.seasonId));
  const texts = statistics.charts.attendance;
  if (!list) return <BarsSkeleton size={size} />;
  // The list goes by all who came in a season, to however many matches.
  const byAverage = list.toSorted((one, other) => other.average - one.average);
  const [most] = byAverage;
  if (!most) return null;
  return (
    <ChartFigure title={texts.title} summary={texts.summary(most.team.name, format.number(most.average))}>
      <BarTable
        caption={texts.title}
        columns={{ name: statistics.charts.club, value: statistics.stadiums.attendance }}
        rows={byAverage
          .slice(0, size)
          .map(({ team, average }) => barOf(team, format.number(average), average / Math.max(most.average, 1)))}
      />
    </ChartFigure>
  );
}

/** How full each club's ground was. */
export function OccupancyBars({ competition, size }: Props) {
  const { statistics, format } = useTexts();
  const list = useSilent(readSpectators(competition.id, competition.seasonId));
  const texts = statistics.charts.occupancy;
  if (!list) return <BarsSkeleton size={size} />;
  const known = list
    .flatMap(({ team, occupancy }) => (typeof occupancy === "number" ? [{ team, occupancy }] : []))
    .sort((one, other) => other.occupancy - one.occupancy);
  const [fullest] = known;
  if (!fullest) return null;
  const percent = (value: number) => statistics.percent(format.number(value, 1));
  return (
    <ChartFigure title={texts.title} summary={texts.summary(fullest.team.name, percent(fullest.occupancy))}>
      <BarTable
        caption={texts.title}
        columns={{ name: statistics.charts.club, value: statistics.stadiums.occupancy }}
        rows={known
          .slice(0, size)
          .map(({ team, occupancy }) => barOf(team, percent(occupancy), Math.min(1, occupancy / 100)))}
      />
    </ChartFigure>
  );
}

interface UsefulProps extends Props {
  /** Of the whole season, in percent. */
  share: number | undefined;
}

/** How long the ball was in play: in all matches as a ring, by club as bars. */
export function UsefulTimeChart({ competition, size, share }: UsefulProps) {
  const { statistics, format } = useTexts();
  const list = useSilent(readUsefulTime(competition.id, competition.seasonId));
  const texts = statistics.charts.usefulTime;
  if (!list) return <BarsSkeleton size={size} />;
  const [longest] = list;
  if (!longest) return null;
  const text = share === undefined ? undefined : statistics.percent(format.number(share));
  return (
    <ChartFigure title={texts.title} summary={texts.summary(longest.team.name, longest.average)}>
      <div className={styles.useful}>
        {share !== undefined && text ? <Ring percent={share} text={text} label={texts.ring(text)} /> : null}
        {size > 0 ? (
          <BarTable
            caption={texts.title}
            columns={{ name: statistics.charts.club, value: texts.column }}
            rows={list
              .slice(0, size)
              .map(({ team, average, percentage, averageSeconds }) =>
                barOf(
                  team,
                  average,
                  typeof percentage === "number" ? percentage / 100 : averageSeconds / longest.averageSeconds,
                ),
              )}
          />
        ) : null}
      </div>
    </ChartFigure>
  );
}

function BarsSkeleton({ size }: { size: number }) {
  const { statistics } = useTexts();
  return <ChartSkeleton label={statistics.loading} height={58 + 36 * Math.max(size, 4)} />;
}
