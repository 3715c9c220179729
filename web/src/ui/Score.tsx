import { cx } from "./classNames";
import styles from "./Score.module.css";

type ScoreProps = { home: number; away: number; isLive?: boolean };

/** A score inside a line of text or a card; match rows draw their own. */
export function Score({ home, away, isLive = false }: ScoreProps) {
  return (
    <span className={cx(styles.score, isLive && styles.live)}>
      {home}–{away}
    </span>
  );
}
