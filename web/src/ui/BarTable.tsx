import type { CSSProperties } from "react";
import styles from "./BarTable.module.css";
import { Crest } from "./Crest";

export type BarRow = {
  key: string;
  crest: string;
  name: string;
  value: string;
  /** How much of the whole bar is filled, from 0 to 1. */
  share: number;
  color: string;
};

type BarTableProps = {
  caption: string;
  /** What stands in the columns, for those who do not see the bars. */
  columns: { name: string; value: string };
  rows: BarRow[];
};

/** A chart of bars in the clubs' colours that is a table at the same time. */
export function BarTable({ caption, columns, rows }: BarTableProps) {
  return (
    <table className={styles.bars}>
      <caption className="visuallyHidden">{caption}</caption>
      <thead className="visuallyHidden">
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.value}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, crest, name, value, share, color }) => (
          <tr key={key} style={{ "--club": color, "--share": `${Math.round(share * 1000) / 10}%` } as CSSProperties}>
            <th scope="row">
              <Crest src={crest} size={24} />
              {name}
            </th>
            <td>
              <i />
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
