import { memo } from "react";
import type { MatchDynamic } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import type { ClubMark } from "../../../ui/clubMark.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Figures } from "../../../ui/Figures.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StatBars } from "../../../ui/StatBars.tsx";
import type { Sides } from "../board/clubMarks.ts";
import styles from "../match.module.css";
import { statsOf, type Times, timesOf } from "./matchFigures.ts";

interface Props extends Times {
  id: string;
  stats: MatchDynamic["stats"];
  clubs: Sides<ClubMark>;
}

/** What both sides did, in figures; how long the ball was in play, and how long it all took. */
export const Statistics = memo(function Statistics({ id, clubs, stats, usefulTime, duration }: Props) {
  const texts = useTexts();
  const { sections, statistics } = texts.match;
  const times = timesOf({ usefulTime, duration }, texts);
  return (
    <Section id={id} title={sections.statistics}>
      {stats.length > 0 ? (
        <StatBars home={clubs.home} away={clubs.away} stats={statsOf({ stats }, texts)} />
      ) : (
        <EmptyState title={statistics.none} text={statistics.noneText} />
      )}
      {times.length > 0 ? (
        <div className={styles.times}>
          <Figures size="small" items={times} />
        </div>
      ) : null}
    </Section>
  );
});
