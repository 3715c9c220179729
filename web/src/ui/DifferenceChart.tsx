import type { CSSProperties } from "react";
import styles from "./DifferenceChart.module.css";

export type Difference = {
  key: string;
  /** Above zero: ahead. */
  value: number;
  /** "+2" */
  text: string;
  /** Against whom. */
  crest: string;
  isLive?: boolean;
};

/**
 * Match after match, by how much one was ahead or behind: up in the club's colour, down as an outline. What has no room
 * scrolls, and starts at the newest. For the eyes alone: `ChartFigure` has the words and the table.
 */
export function DifferenceChart({ columns }: { columns: Difference[] }) {
  const best = Math.max(1, ...columns.map(({ value }) => value));
  const worst = Math.max(0, ...columns.map(({ value }) => -value));
  const reach = { "--best": best, "--worst": worst, "--columns": columns.length } as CSSProperties;
  return (
    <div className={styles.scroll} aria-hidden="true">
      <div className={styles.plot} style={reach}>
        {columns.map(({ key, value, text, crest, isLive }) => (
          <div
            key={key}
            className={styles.column}
            data-side={sideOf(value)}
            data-live={isLive || undefined}
            style={{ "--by": Math.abs(value) } as CSSProperties}
          >
            <b>{text}</b>
            <i />
            <img src={crest} width="22" height="25" alt="" loading="lazy" decoding="async" />
          </div>
        ))}
      </div>
    </div>
  );
}

function sideOf(value: number): "up" | "down" | "level" {
  if (value === 0) return "level";
  return value > 0 ? "up" : "down";
}
