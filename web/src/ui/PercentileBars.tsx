import type { CSSProperties } from "react";
import { cx } from "./classNames";
import styles from "./PercentileBars.module.css";

/** How one person stands in one thing. */
export type PercentileMark = {
  /** The figure itself, as it is written: "0,54". */
  value: string;
  /** From 0 to 100; nothing where he is not compared in it. */
  percentile: number | null;
};

export type PercentileRow = { key: string; label: string; marks: PercentileMark[] };

type PercentileBarsProps = {
  caption: string;
  /** What stands in the columns. */
  columns: { name: string; value: string; percentile: string };
  /** One, or two side by side. */
  people: { key: string; name: string; color: string }[];
  rows: PercentileRow[];
  /** What stands for a figure that there is not. */
  none: string;
};

/** How many of a hundred somebody is ahead of, thing by thing: a chart that is a table at the same time. */
export function PercentileBars({ caption, columns, people, rows, none }: PercentileBarsProps) {
  const isPair = people.length > 1;
  return (
    <table className={styles.bars}>
      <caption className="visuallyHidden">{caption}</caption>
      <thead className={isPair ? undefined : "visuallyHidden"}>
        <tr>
          <th scope="col" className="visuallyHidden">
            {columns.name}
          </th>
          {people.map(({ key, name, color }) => (
            <th key={key} scope="col" className={styles.person} style={{ "--club": color } as CSSProperties}>
              <i />
              {name}
              <span className="visuallyHidden">
                : {columns.value}, {columns.percentile}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={isPair ? styles.pair : styles.single}>
        {rows.map(({ key, label, marks }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {marks.map((mark, index) => (
              <td key={people[index]?.key} style={styleOf(people[index]?.color, mark)}>
                <span className={styles.value}>{mark.value}</span>
                <i className={cx(styles.bar, mark.percentile === null && styles.empty)} />
                <b>{mark.percentile ?? none}</b>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function styleOf(color: string | undefined, { percentile }: PercentileMark): CSSProperties {
  return { "--club": color, "--share": `${percentile ?? 0}%` } as CSSProperties;
}
