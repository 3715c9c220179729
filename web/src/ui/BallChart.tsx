import type { CSSProperties } from "react";
import styles from "./BallChart.module.css";
import { cx } from "./classNames";

export type BallColumn = {
  key: string;
  /** Under the column: "J11". */
  label: string;
  balls: number;
  /** He was not on the pitch: another thing than no goal. */
  isOut?: boolean;
  isCurrent?: boolean;
};

type BallChartProps = {
  columns: BallColumn[];
  /** The club's colour, and what is readable on it. */
  color: string;
  onColor: string;
};

/** Lines for as many as this at least; more goals in a match make the balls smaller. */
const LINES = 3;
const PENTAGON = "M12 6.2l5.5 4-2.1 6.5H8.600L6.500 10.200Z";

/**
 * A ball for every goal, match by match. What has no room scrolls, and starts at the newest. For the eyes alone:
 * `ChartFigure` has the words and the table.
 */
export function BallChart({ columns, color, onColor }: BallChartProps) {
  const largest = columns.reduce((top, { balls }) => Math.max(top, balls), 0);
  // Where there is nothing to count, an empty field need not be high.
  const most = largest > 0 ? Math.max(largest, LINES) : 1;
  const lines = Array.from({ length: most + 1 }, (_, index) => most - index);
  const style = { "--club": color, "--club-on": onColor, "--columns": columns.length, "--most": most } as CSSProperties;
  return (
    <div className={styles.chart} style={style} aria-hidden="true">
      <div className={styles.ticks}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
      <div className={styles.scroll}>
        <div className={styles.plot}>
          {columns.map(({ key, label, balls, isOut, isCurrent }) => (
            <div key={key} className={cx(styles.column, isOut && styles.out, isCurrent && styles.current)}>
              <div className={styles.balls}>
                {Array.from({ length: balls }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: one ball is like the other
                  <svg key={index} viewBox="0 0 24 24" aria-hidden="true">
                    <circle cx="12" cy="12" r="11" />
                    <path d={PENTAGON} />
                  </svg>
                ))}
              </div>
              <small>{label}</small>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
