import type { CSSProperties } from "react";
import { Crest } from "./Crest";
import styles from "./MarkBars.module.css";

export type MarkBar = {
  key: string;
  /** In short: the round. */
  label: string;
  /** In full, for those who hear it. */
  name: string;
  crests: string[];
  /** From 0 to 100. */
  value: number;
  text: string;
};

type MarkBarsProps = {
  caption: string;
  columns: { name: string; value: string };
  rows: MarkBar[];
  /** Where the others stand on average, from 0 to 100. */
  mark?: number | undefined;
};

/** Shares of a hundred, one match each, with a line at the average. A table at the same time. */
export function MarkBars({ caption, columns, rows, mark }: MarkBarsProps) {
  return (
    <table className={styles.bars} style={mark === undefined ? undefined : ({ "--mark": `${mark}%` } as CSSProperties)}>
      <caption className="visuallyHidden">{caption}</caption>
      <thead className="visuallyHidden">
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.value}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, name, crests, value, text }) => (
          <tr key={key}>
            <th scope="row">
              <span className="visuallyHidden">{name}</span>
              <span className={styles.name} aria-hidden="true">
                <span>{label}</span>
                {crests.map((crest, index) => (
                  <Crest key={index === 0 ? "home" : "away"} src={crest} size={18} />
                ))}
              </span>
              <i
                className={mark === undefined ? styles.bar : styles.marked}
                style={{ "--share": `${value}%` } as CSSProperties}
              />
            </th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
