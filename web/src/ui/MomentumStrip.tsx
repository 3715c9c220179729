import type { CSSProperties, ReactNode } from "react";
import { cx } from "./classNames";
import type { ClubMark } from "./clubMark";
import { MatchSign } from "./MatchSign";
import styles from "./MomentumStrip.module.css";
import { axisOf, HEIGHT, type MomentumGoal, type MomentumPeriod, momentumOf, WIDTH } from "./momentumGeometry";
import { Page } from "./Page";

type MomentumStripProps = {
  title: string;
  /** What the picture says, in a sentence. */
  summary: string;
  home: ClubMark;
  away: ClubMark;
  periods: MomentumPeriod[];
  goals: MomentumGoal[];
  /** What the axis says at its end: "90’", "120’". */
  end: string;
  /** The present minute, while the match is on. */
  now?: string | undefined;
  /** How it is worked out, in a `Disclosure`. */
  children?: ReactNode;
};

/** Who pressed, minute by minute: bars up for the home side, down for the away side. Stands on the match's board. */
export function MomentumStrip(props: MomentumStripProps) {
  const { title, summary, home, away, periods, goals, end, now, children } = props;
  const { bars, played, ahead, breaks, atMinute } = momentumOf(periods);
  return (
    <figure className={styles.strip} data-theme="dark">
      <Page>
        <figcaption className={styles.head}>
          <h2>{title}</h2>
          <Legend club={home} />
          <Legend club={away} />
        </figcaption>
        <div className={styles.picture}>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={summary}>
            <path className={styles.played} d={played} />
            <path className={styles.ahead} d={ahead} />
            <path className={styles.bars} d={bars.home} style={colorOf(home)} />
            <path className={styles.bars} d={bars.away} style={colorOf(away)} />
            <path className={styles.breaks} d={breaks.map((at) => `M${at} 4V116`).join("")} />
            {goals.map((goal) => (
              <path
                key={goal.key}
                className={styles.stem}
                d={`M${atMinute(goal)} 60V${goal.side === "home" ? 4 : 116}`}
              />
            ))}
          </svg>
          {goals.map((goal) => (
            <span key={goal.key} className={cx(styles.goal, styles[goal.side])} style={placed(atMinute(goal))}>
              <MatchSign name="ball" />
            </span>
          ))}
          {axisOf(periods, end, now).map(({ key, at, text, isNow }) => (
            <span key={key} className={cx(styles.label, isNow && styles.now)} style={placed(at)} aria-hidden="true">
              {text}
            </span>
          ))}
        </div>
        {children}
      </Page>
    </figure>
  );
}

function Legend({ club }: { club: ClubMark }) {
  return (
    <span className={styles.club} style={colorOf(club)}>
      <i />
      <span aria-hidden="true">{club.abbreviation}</span>
      <span className="visuallyHidden">{club.name}</span>
    </span>
  );
}

function colorOf({ color }: ClubMark) {
  return { "--club": color } as CSSProperties;
}

function placed(at: number) {
  return { "--at": at / WIDTH } as CSSProperties;
}
