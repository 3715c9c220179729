import type { CSSProperties } from "react";
import { Crest } from "./Crest";
import { cx } from "./classNames";
import styles from "./StatBars.module.css";

export type StatClub = { name: string; crest: string; color: string };
/** `value` is what is compared: nothing where it is not known. */
export type StatFigure = { text: string; value: number | null };
export type Stat = { key: string; label: string; home: StatFigure; away: StatFigure };

type StatBarsProps = { home: StatClub; away: StatClub; stats: Stat[] };

/** What both sides did, figure by figure: bars grow from the middle by each side's share, and who has more is bold. */
export function StatBars({ home, away, stats }: StatBarsProps) {
  return (
    <div className={styles.frame} style={{ "--home": home.color, "--away": away.color } as CSSProperties}>
      <div className={styles.clubs} aria-hidden="true">
        {clubOf(home)}
        {clubOf(away)}
      </div>
      <dl className={styles.stats}>
        {stats.map((stat) => {
          const share = shareOf(stat.home.value, stat.away.value);
          return (
            <div key={stat.key} className={styles.stat} style={share === null ? undefined : shareStyle(share)}>
              <dt>{stat.label}</dt>
              <dd className={cx(styles.home, share !== null && share > 0.5 && styles.more)}>
                <span className="visuallyHidden">{home.name} </span>
                {stat.home.text}
              </dd>
              <dd className={cx(styles.away, share !== null && share < 0.5 && styles.more)}>
                <span className="visuallyHidden">{away.name} </span>
                {stat.away.text}
              </dd>
              <dd className={cx(styles.bars, share === null && styles.empty)} aria-hidden="true">
                <i />
                <i />
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

function clubOf({ name, crest }: StatClub) {
  return (
    <span className={styles.club}>
      <Crest src={crest} size={22} />
      <b>{name}</b>
    </span>
  );
}

/** The home side's share of what both have; none where nobody has any, or one of them is not known. */
export function shareOf(home: number | null, away: number | null): number | null {
  if (home === null || away === null) return null;
  const both = home + away;
  return both > 0 ? home / both : null;
}

function shareStyle(share: number): CSSProperties {
  const percent = Math.round(share * 1000) / 10;
  return {
    "--home-share": `${percent}%`,
    "--away-share": `${Math.round((100 - percent) * 10) / 10}%`,
  } as CSSProperties;
}
