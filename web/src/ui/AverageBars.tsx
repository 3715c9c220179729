import type { CSSProperties } from "react";
import styles from "./AverageBars.module.css";

export type AverageRow = {
  key: string;
  name: string;
  /** Over all matches; none where only the average says something. */
  total?: string | undefined;
  /** Of a match. */
  value: string;
  /** Of a match of anybody in the competition. */
  average: string;
  /** Where the bar ends and where the mark stands, from 0 to 1 of the same length. */
  share: number;
  averageShare: number;
};

type AverageBarsProps = {
  caption: string;
  columns: { name: string; total: string; value: string; average: string };
  rows: AverageRow[];
};

/** A club's figures in its colour, each with a mark where the others stand on average. A table at the same time. */
export function AverageBars({ caption, columns, rows }: AverageBarsProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.bars}>
        <caption className="visuallyHidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col" className={styles.total}>
              {columns.total}
            </th>
            <th scope="col">{columns.value}</th>
            <th scope="col" className={styles.average}>
              {columns.average}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} style={sharesOf(row)}>
              <th scope="row">
                {row.name}
                <i />
              </th>
              <td className={styles.total}>{row.total ?? "–"}</td>
              <td className={styles.value}>{row.value}</td>
              <td className={styles.average}>{row.average}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function sharesOf({ share, averageShare }: AverageRow): CSSProperties {
  const percent = (value: number) => `${Math.round(Math.min(Math.max(value, 0), 1) * 1000) / 10}%`;
  return { "--share": percent(share), "--average": percent(averageShare) } as CSSProperties;
}
