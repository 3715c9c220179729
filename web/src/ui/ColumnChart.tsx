import type { CSSProperties } from "react";
import styles from "./ColumnChart.module.css";
import { cx } from "./classNames";

export type ChartColumn = {
  key: string;
  /** Under the column. */
  label: string;
  value: number;
  /** Over the column. */
  text: string;
  /** The round that is on. */
  isCurrent?: boolean;
};

type ColumnChartProps = {
  columns: ChartColumn[];
  /** The lines behind the columns, from nothing to the top. */
  ticks: { value: number; text: string }[];
};

/** More columns than this stand closer, with smaller figures. */
const MANY = 20;

/**
 * Columns with the corner arc. What has no room scrolls, and starts at the newest. For the eyes alone: `ChartFigure`
 * has the words and the table.
 */
export function ColumnChart({ columns, ticks }: ColumnChartProps) {
  const top = ticks.at(-1)?.value ?? 1;
  const heightOf = (value: number) => ({ "--at": Math.round((value / top) * 1000) / 1000 }) as CSSProperties;
  return (
    <div className={cx(styles.chart, columns.length > MANY && styles.dense)} aria-hidden="true">
      <div className={styles.ticks}>
        {ticks.map(({ value, text }) => (
          <span key={value} style={heightOf(value)}>
            {text}
          </span>
        ))}
      </div>
      <div className={styles.scroll}>
        <div className={styles.plot} style={{ "--columns": columns.length } as CSSProperties}>
          {ticks.map(({ value }) => (
            <hr key={value} style={heightOf(value)} />
          ))}
          {columns.map(({ key, label, value, text, isCurrent }) => (
            <div key={key} className={cx(styles.column, isCurrent && styles.current)} style={heightOf(value)}>
              <b>{text}</b>
              <i />
              <small>{label}</small>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
